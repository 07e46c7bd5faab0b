import type { CmsPage } from '../content/collections/pages.ts'
import { pages } from '../../content/pages/index.ts'
import { rowNamesOf, type Page } from '../../content/pages/page.ts'

/** The page of a row of `pages`; null if the site has no such page. */
export const pageOfRow = (name: string): Page | null =>
  pages.find((page) => rowNamesOf(page).includes(name)) ?? null

/** The row of a page among all rows; its name in the page table comes first. */
export function rowOfPage(
  page: Pick<Page, 'row' | 'path'>,
  rows: readonly CmsPage[],
): CmsPage | null {
  const names = rowNamesOf(page)
  const own = rows.filter(({ name }) => names.includes(name))
  return own.find(({ name }) => name === page.row) ?? own[0] ?? null
}

/** Whether search engines may index a page: not one without content, nor the search page. */
export function isIndexed(
  page: Pick<Page, 'template' | 'awaiting' | 'optional'>,
  row: CmsPage | null,
) {
  if (page.template === 'search') return false
  return !(page.awaiting || page.optional) || Boolean(row?.content)
}
