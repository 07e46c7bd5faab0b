import { findHydrationData } from '@/lib/framework/hydration-data'

type Context = { params: Promise<{ parts: string[] }> }

/** The hydration data of a page, addressed by its hash. The page's path follows for caches and logs. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [hash = ''] = (await params).parts
  const script = findHydrationData(hash)
  if (script === null)
    return new Response('404 Not Found', { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = {
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  }
  return new Response(script, { headers })
}
