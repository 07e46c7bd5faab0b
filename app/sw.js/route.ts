import { serviceWorker } from '@/lib/offline/worker-file'

export const dynamic = 'force-dynamic'

/** The service worker. Not cached, so that it can be switched off within a visit. */
export async function GET(): Promise<Response> {
  const { text, etag } = await serviceWorker()
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache', etag }
  return new Response(text, { headers })
}
