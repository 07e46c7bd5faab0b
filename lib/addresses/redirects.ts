import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { addressKey, keyOfAddress } from 'school-schema/addresses/old-address'
import { findClassAt } from '../classes/class-content.ts'
import { classHref } from '../classes/classes.ts'
import { isNoticeAddress } from '../notices/notices.ts'
import { findPage, listPages, getPageTable, type PageLink } from '../pages/pages.ts'
import { isLinkedDocument, isPublishedFile } from '../files/published-files.ts'
import { decodeFully, decodePath, findAliasIn } from './aliases.ts'
import { locate } from '../pages/languages.ts'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'
import { z } from 'zod'
import { readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import { requiredText } from '../content/schema/columns.ts'

export const redirectsSource = defineList({
  key: 'redirects',
  collection: 'redirect',
  row: z.object({ old_address: requiredText, new_address: requiredText }),
  sort: ['id'],
  absent: [],
  views(rows) {
    const targets: ReadonlyMap<string, string> = new Map(
      rows.map((row) => [keyOfAddress(row.old_address), row.new_address]),
    )
    return { targets: () => targets }
  },
})

/** The targets that editors chose for old addresses, by their keys (`school-schema/addresses/old-address`). */
const getRedirects = () => readView(DEFAULT_LANGUAGE, redirectsSource, 'targets')

/** The canonical address among those of the published pages, or null. */
const findAlias = async (pathname: string): Promise<string | null> =>
  findAliasIn(await listPages(DEFAULT_LANGUAGE), pathname)

/** An address without doubled and trailing slashes, in the spelling of its page. */
export async function canonicalAddress(pathname: string): Promise<string> {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const ofClass = await findClassAt(decodeFully(path)).catch(() => null)
  if (ofClass) return classHref(ofClass.found) + ofClass.rest
  return (await findAlias(path).catch(() => null)) ?? path
}

/** The address of the page whose name a file of an earlier website has, such as `/AboutUs.html`; null if there is none. */
export async function addressOfFile(pathname: string): Promise<string | null> {
  const name = pathname.replace(/\.(?:html?|php|aspx?|jsp)$/i, '')
  if (name === pathname) return null
  const address = await canonicalAddress(name)
  const page = await findPage(DEFAULT_LANGUAGE, decodePath(address) ?? '').catch(() => null)
  return page && address
}

const FILE = /^\/assets\/([\da-f-]{36})$/i
/** The documents of the sample school. */
export const DOCUMENT = /^\/docs\//
const PICTURE = /^\/pictures\//

/** The address of what visitors see there, encoded and canonical; null if they see nothing. */
async function shownAddress(target: string): Promise<string | null> {
  const located = await locate(target)
  if (!located) return null
  const { locale, path: local } = located
  const [, file] = FILE.exec(local) ?? []
  if (file) return (await isPublishedFile(file.toLowerCase())) ? target : null
  if (await isNoticeAddress(local)) return locale.path(local)
  if (PICTURE.test(local) || (DOCUMENT.test(local) && (await isLinkedDocument(local))))
    return existsSync(path.join(process.cwd(), 'public', local)) ? encodeURI(target) : null
  const address = await canonicalAddress(encodeURI(local))
  const shown =
    (await findClassAt(local)) ?? (await findPage(DEFAULT_LANGUAGE, decodePath(address) ?? ''))
  return shown && locale.path(address)
}

/** Where a redirect leads in the end; null without one, in a circle, or to what visitors do not see. */
async function follow(
  key: string,
  visited: ReadonlySet<string> = new Set(),
): Promise<string | null> {
  const target = (await getRedirects()).get(key)
  if (target === undefined || visited.has(key)) return null
  const shown = await shownAddress(target)
  // A page that was taken off the website may lead on.
  return shown ?? follow(keyOfAddress(target), new Set([...visited, key]))
}

/**
 * The target of a redirect that an editor has made, encoded; null if there is none, or a page. One with exactly this query
 * also wins over another address of a page, such as `/index.php`.
 */
export async function findOldAddress(pathname: string, search: string): Promise<string | null> {
  const path = decodeFully(pathname)
  const find = async () => {
    if (path !== '/' && (await findPage(DEFAULT_LANGUAGE, path))) return null
    const alias = await findAlias(pathname)
    const [plain, exact] = [addressKey(path), addressKey(path, search)]
    const ofAlias = alias === null ? exact : addressKey(decodeFully(alias), search)
    const found = exact === plain ? null : ((await follow(exact)) ?? (await follow(ofAlias)))
    return found ?? (alias === null && path !== '/' ? follow(plain) : null)
  }
  return find().catch(() => null)
}

/** A link with its text. */
export type NamedLink = { text: string; path: string }

/**
 * The links of a page to others. Those to a page that was taken off the website, which lead to the
 * site map, are left out, and those without words to no page.
 */
export async function listLinks(
  language: Language,
  links: readonly PageLink[],
): Promise<NamedLink[]> {
  const { find, pages } = await getPageTable(language)
  const siteMap = pages.find(({ template }) => template === 'site-map')?.path
  const named = links.map(async ({ text, path }) => {
    const title = text ?? find(path)?.title
    const target = await findOldAddress(encodeURI(path), '')
    return title && (path === siteMap || target !== siteMap) ? [{ text: title, path }] : []
  })
  return (await Promise.all(named)).flat()
}
