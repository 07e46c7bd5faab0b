import 'server-only'
import { getPageTable, type PageLink } from '../pages/pages.ts'
import { findOldAddress } from './redirects.ts'
import type { Language } from 'school-schema/languages'

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
