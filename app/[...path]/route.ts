import { findAlias } from '@/lib/pages/aliases'
import { answerNotFound, NOT_FOUND_PATH } from '@/lib/framework/prerendered-page'

/**
 * Any address without a page. Another spelling of a page's address gets one redirect to it;
 * everything else gets the 404 page. Known pages never reach this route, so it costs them nothing.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  // In development the 404 page is not prerendered, and the request for it ends up here.
  if (pathname === NOT_FOUND_PATH) return new Response('404 Not Found', { status: 404 })
  const target = findAlias(pathname)
  if (target) return new Response(null, { status: 308, headers: { location: target + search } })
  return answerNotFound()
}
