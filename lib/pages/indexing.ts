import type { CmsPage } from '../content/collections/pages.ts'
import { sampleData } from '../../content/sample-data.ts'
import { pages } from '../../content/pages/index.ts'
import { rowNamesOf } from 'school-schema/page-names'
import type { Page } from '../../content/pages/page.ts'

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

/** Whether one of the names of rows is that of the page. */
export const isHiddenBy = (page: Pick<Page, 'row' | 'path'>, names: readonly string[]): boolean =>
  rowNamesOf(page).some((name) => names.includes(name))

/** Whether a page has nothing but a text, and that is hidden. */
export const isTakenOff = (page: Page, row: CmsPage | null, hidden: readonly string[]): boolean =>
  page.template === 'text' && !row?.content && isHiddenBy(page, hidden)

/** A row that may be ticked Sample, and that nobody has changed. */
export type SampleOrOwn = { isSample: boolean }

/**
 * Whether a page shows anything that was invented for the sample school: content of the project, or
 * rows that are ticked Sample and that nobody has changed. `row` is the text of the page, `rows` are
 * others that it lists.
 */
export const showsInvented = (
  page: Page,
  row: CmsPage | null,
  rows: readonly SampleOrOwn[] = [],
): boolean =>
  sampleData.some(({ path }) => path === page.path) ||
  (row?.content ? row.isSample : page.sample === true) ||
  rows.some(({ isSample }) => isSample)

/**
 * Whether search engines may index a page: not one without content, nor the search page. `hidden`
 * are the names of the hidden rows.
 */
export function isIndexed(page: Page, row: CmsPage | null, hidden: readonly string[] = []) {
  if (page.template === 'search' || isTakenOff(page, row, hidden)) return false
  // The dates of the school calendar are content.
  const isEmpty = page.optional || (page.awaiting && !page.awaiting.dates)
  return !isEmpty || Boolean(row?.content)
}
