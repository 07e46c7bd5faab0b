import { answerNotFound, answerPage, NOT_FOUND_PATH } from '@/lib/framework/prerendered-page'
import { findPage } from '@/lib/content/collections/pages'
import { decodePath } from '@/lib/pages/aliases'
import { addressOfFile, findAlias, findOldAddress, redirectTo } from '@/lib/pages/redirects'

/**
 * Any address without a route of its own: a page at an address that the school has chosen, an address of an
 * earlier website (one redirect to the page that an editor chose), another spelling of a page's address, or its
 * name with the end of a file (one to it), or the 404 page.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  // In development the 404 page is not prerendered, and the request for it ends up here.
  if (pathname === NOT_FOUND_PATH) return new Response('404 Not Found', { status: 404 })
  const path = decodePath(pathname) ?? pathname
  if (await findPage(path).catch(() => null)) return answerPage(`/further${pathname}`)
  const target = await findOldAddress(pathname, search)
  if (target) return redirectTo(target)
  const alias = (await findAlias(pathname).catch(() => null)) ?? (await addressOfFile(pathname))
  if (alias) return new Response(null, { status: 308, headers: { location: alias + search } })
  return answerNotFound()
}
