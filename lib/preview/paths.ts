import type { PageKind } from 'school-schema/pages/page-kinds'
import { listPages } from '../pages/pages.ts'
import { noticeHref } from '../notices/archive.ts'
import { studioUrl } from '../server/environment.ts'
import { ownValue } from 'school-schema/values/own-value'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'

/** The template that shows the rows of a collection; the home page shows the rest. */
const TEMPLATES: Readonly<Partial<Record<string, PageKind>>> = {
  faculty: 'faculty',
  fee: 'fees',
  gallery: 'gallery',
  exam: 'exams',
  calendar_date: 'calendar',
  book: 'books',
  disclosure: 'disclosure',
  disclosure_document: 'disclosure',
  board_result: 'disclosure',
}

/** The path that shows a row, other than a row of `pages`. */
export async function pathOfRow(collection: string, id: string): Promise<string> {
  if (collection === 'notification') return noticeHref({ id })
  const template = ownValue(TEMPLATES, collection)
  return (await listPages(DEFAULT_LANGUAGE)).find((page) => page.template === template)?.path ?? '/'
}

/** The parameters with which the Studio opens a preview, at an address that does not expire. */
const WANTED = ['collection', 'id']

/** The address of the CMS that checks whether the user may see a draft, and redirects back. */
export function askStudioHref(given: URLSearchParams): string {
  const wanted = new URLSearchParams([...given].filter(([name]) => WANTED.includes(name)))
  return `${studioUrl()}/site-preview?${wanted.toString()}`
}
