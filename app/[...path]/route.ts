import { findAlias } from '@/lib/pages/aliases'
import { answerNotFound, NOT_FOUND_PATH } from '@/lib/framework/prerendered-page'

/**
 * Every address that no page has: another spelling of a page is led to it by one redirect, the rest
 * gets the error screen. Canonical pages never come through here, so this costs them nothing.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  // While developing, there is no prerendered error screen and the request for it ends up here.
  if (pathname === NOT_FOUND_PATH) return new Response('404 Not Found', { status: 404 })
  const target = findAlias(pathname)
  if (target) return new Response(null, { status: 308, headers: { location: target + search } })
  return answerNotFound()
}
