import type { PageKind } from 'school-schema/pages/page-kinds'
import { getArchivePage, parseNoticeId } from '../notices/notices.ts'
import { classHref, findClassAt, type ClassOfSchool } from '../classes/classes.ts'
import { findPage, type Page } from '../pages/pages.ts'
import { archiveHref } from '../notices/archive.ts'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'

const NOTICE = /^\/notices\/([^/]+)$/
const ARCHIVE = archiveHref({ key: '' })

/** What an address can show: a page of the table, that of a class, a notice by its number, or a page of the archive. */
export type Shown =
  | { page: Page }
  | { found: ClassOfSchool }
  | { noticeId: number }
  | { archive: string }

/** The number of the notice at a decoded path; null at any other. */
export function noticeIdAt(path: string): number | null {
  const id = NOTICE.exec(path)?.[1]
  return id === undefined ? null : parseNoticeId(id)
}

/** What is at a decoded path; null if there is none. A notice with the number may not exist. */
export async function findShown(language: Language, path: string): Promise<Shown | null> {
  const noticeId = noticeIdAt(path)
  if (noticeId !== null) return { noticeId }
  const archive = path.startsWith(ARCHIVE) ? path.slice(ARCHIVE.length) : ''
  if (archive) return (await getArchivePage(language, archive)) ? { archive } : null
  const ofClass = await findClassAt(path)
  if (ofClass) return path === decodeURI(classHref(ofClass.found)) ? { found: ofClass.found } : null
  const page = await findPage(language, path)
  return page && { page }
}

/** The kinds of pages with a form of ours, which shows what became of it. */
const WITH_FORM: readonly PageKind[] = ['home', 'enquiry', 'transfer-certificate']

/** Whether the page at a decoded path has a form: its kind may have changed since it was opened. */
export async function hasForm(path: string): Promise<boolean> {
  const shown = await findShown(DEFAULT_LANGUAGE, path)
  return shown !== null && 'page' in shown && WITH_FORM.includes(shown.page.template)
}
