import type { PageKind } from 'school-schema/page-kinds'
import { findPage, listPages, type Page } from '../content/collections/pages.ts'
import { noticeHref } from '../content/notices/archive.ts'
import { studioUrl } from '../server/environment.ts'

const NOTICE = /^\/notices\/([1-9]\d{0,9})$/

/** What a preview can show. */
export type Shown = { page: Page; noticeId: null } | { page: null; noticeId: number }

/** The number of the notice at a decoded path; null at any other. */
export function noticeIdAt(path: string): number | null {
  const id = NOTICE.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

/** The page or notice at a decoded path; null if there is none. */
export async function findShown(path: string): Promise<Shown | null> {
  const noticeId = noticeIdAt(path)
  if (noticeId !== null) return { page: null, noticeId }
  const page = await findPage(path)
  return page && { page, noticeId: null }
}

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
  const template = TEMPLATES[collection]
  return (await listPages()).find((page) => page.template === template)?.path ?? '/'
}

/** The parameters with which the Studio opens a preview, at an address that does not expire. */
const WANTED = ['collection', 'id', 'path']

/** The address of the CMS that checks whether the user may see a draft, and redirects back. */
export function askStudioHref(given: URLSearchParams): string {
  const wanted = new URLSearchParams([...given].filter(([name]) => WANTED.includes(name)))
  return `${studioUrl()}/site-preview?${wanted.toString()}`
}

/** The permanent address of a page's preview, for anyone who is signed in to the CMS. */
export const enterHref = (path: string): string =>
  `/preview/enter?${new URLSearchParams({ path }).toString()}`
