import type { PageKind } from 'school-schema/page-kinds'
import type { Page } from '../content/collections/pages.ts'

/** Pages of these kinds have nothing to show without a text. */
export const kindsOfText: readonly PageKind[] = ['text', 'coming', 'results', 'transport', 'hostel']

/** Whether a page only announces its text. */
export const isEmpty = ({ template, content }: Page): boolean =>
  content === null && kindsOfText.includes(template)

/** Whether search engines may index a page: not one without content, nor the search page. */
export const isIndexed = (page: Page): boolean => page.template !== 'search' && !isEmpty(page)

/** A row that may be ticked Sample, and that nobody has changed. */
export type SampleOrOwn = { isSample: boolean }

/**
 * Whether a page shows anything that was invented for the sample school: its text or
 * rows that are ticked Sample and that nobody has changed. `rows` are those that it lists.
 */
export const showsInvented = (page: Page, rows: readonly SampleOrOwn[] = []): boolean =>
  (page.content !== null && page.isSample) || rows.some(({ isSample }) => isSample)
