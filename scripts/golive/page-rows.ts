import type { Page } from '../../content/pages/page.ts'
import { rowNamesOf } from '../../lib/content/collections/row-names.ts'
import type { State } from './state.ts'

/** Whether the CMS has a text for a page, in place of the website's own. */
export function hasText({ rows }: State, page: Page): boolean {
  const names = rowNamesOf(page)
  return rows.pages.some(({ page_name, content }) => names.includes(page_name) && !isBlank(content))
}

const isBlank = (html: string | null): boolean =>
  html === null || (!/<(img|table)\b/.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '')

/** The page that offers a form; the site shows one of an unknown place in the exam centre. */
export function pageOfForm({ pages }: State, place: string | null): Page['path'] {
  return pages.find(({ path }) => path === `/${place}`)?.path ?? '/exam-center'
}
