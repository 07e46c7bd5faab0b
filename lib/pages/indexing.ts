import type { PageKind } from 'school-schema/page-kinds'
import type { Page } from '../content/collections/pages.ts'

/** Pages of these kinds have nothing to show without a text. */
export const kindsOfText: readonly PageKind[] = ['text', 'coming', 'results', 'transport', 'hostel']

/** Whether a page only announces its text. */
export const isEmpty = ({ template, content }: Page): boolean =>
  content === null && kindsOfText.includes(template)

/** Whether search engines may index a page: not one without content, nor the search page. */
export const isIndexed = (page: Page): boolean => page.template !== 'search' && !isEmpty(page)
