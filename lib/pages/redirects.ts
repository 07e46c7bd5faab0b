import 'server-only'
import { findPage, listPages } from '../content/collections/pages.ts'
import { findRedirect } from '../content/collections/redirects.ts'
import { decodePath, findAliasIn } from './aliases.ts'

/** The canonical address among those of the published pages, or null. */
export const findAlias = async (pathname: string): Promise<string | null> =>
  findAliasIn(await listPages(), pathname)

/** An address without doubled and trailing slashes, in the spelling of its page. */
export async function canonicalAddress(pathname: string): Promise<string> {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return (await findAlias(path).catch(() => null)) ?? path
}

/** The target of a redirect that an editor has made, encoded; null if there is none, or a page. */
export async function findOldAddress(pathname: string, search: string): Promise<string | null> {
  const path = decodePath(pathname) ?? pathname
  if (await findPage(path).catch(() => null)) return null
  const target = await findRedirect(path, search).catch(() => null)
  return target && canonicalAddress(encodeURI(target))
}

/** A redirect to it, not for ever: an editor may correct it. */
export const redirectTo = (location: string): Response =>
  new Response(null, {
    status: 308,
    headers: { location, 'cache-control': 'public, max-age=300' },
  })
