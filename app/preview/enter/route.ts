import { askStudioHref } from '@/lib/preview/paths'

export const dynamic = 'force-dynamic'

/**
 * Where the Studio's previews begin. It is on the site, as the Studio takes messages only from where
 * a frame began, and it holds no secret: the CMS decides, and leads back.
 */
export function GET(request: Request): Response {
  const location = askStudioHref(new URL(request.url).searchParams)
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}
