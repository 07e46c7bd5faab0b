import type { CmsPage } from '../content/collections/pages.ts'
import { pages } from '../../content/pages/index.ts'
import { rowNamesOf, type Page } from '../../content/pages/page.ts'

/** The page that a row of `pages` belongs to; null when the site has no such page. */
export const pageOfRow = (name: string): Page | null =>
  pages.find((page) => rowNamesOf(page).includes(name)) ?? null

/** The row of a page among all that the CMS holds; its name in the page table goes first. */
export function rowOfPage(
  page: Pick<Page, 'row' | 'path'>,
  rows: readonly CmsPage[],
): CmsPage | null {
  const names = rowNamesOf(page)
  const own = rows.filter(({ name }) => names.includes(name))
  return own.find(({ name }) => name === page.row) ?? own[0] ?? null
}

/** Whether search engines may know a page: neither one without content, nor the empty search. */
export function isIndexed(
  page: Pick<Page, 'template' | 'awaiting' | 'optional'>,
  row: CmsPage | null,
) {
  if (page.template === 'search') return false
  return !(page.awaiting || page.optional) || Boolean(row?.content)
}
