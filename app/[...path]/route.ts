import { findRedirect } from '@/lib/content/collections/redirects'
import { canonicalAddress, decodePath, findAlias } from '@/lib/pages/aliases'
import { answerNotFound, NOT_FOUND_PATH } from '@/lib/framework/prerendered-page'

const EDITED = 'public, max-age=300'

/**
 * Any address without a page. Another spelling of a page's address gets one redirect to it, an
 * address of an earlier website one to the page that an editor chose; the rest gets the 404 page. Known pages never reach this route, so it costs them nothing.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  // In development the 404 page is not prerendered, and the request for it ends up here.
  if (pathname === NOT_FOUND_PATH) return new Response('404 Not Found', { status: 404 })
  const alias = findAlias(pathname)
  if (alias) return new Response(null, { status: 308, headers: { location: alias + search } })
  const target = await findRedirect(decodePath(pathname) ?? pathname, search).catch(() => null)
  if (!target) return answerNotFound()
  const location = canonicalAddress(encodeURI(target))
  // Not for ever: an editor may correct it.
  return new Response(null, { status: 308, headers: { location, 'cache-control': EDITED } })
}
