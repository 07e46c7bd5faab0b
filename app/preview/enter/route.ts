import { askStudioHref } from '@/lib/preview/paths'

export const dynamic = 'force-dynamic'

/**
 * The entry point of the Studio's previews. It is on the site because the Studio accepts messages
 * only from the origin with which its frame started. It contains no secret: it redirects to the
 * CMS, which checks the rights and redirects back.
 */
export function GET(request: Request): Response {
  const location = askStudioHref(new URL(request.url).searchParams)
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}
