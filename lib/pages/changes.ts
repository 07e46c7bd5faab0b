import 'server-only'
import { newest } from 'school-schema/day'
import type { PageKind } from 'school-schema/pages/page-kinds'
import { listBooks } from '../books.ts'
import { getDisclosure } from '../disclosure/disclosure.ts'
import { listFaculty } from '../people/people.ts'
import { listHeadings } from '../headings.ts'
import { listNoticeChanges } from '../notices/notices.ts'
import { lastChangeOf } from '../content/schema/schedule.ts'
import type { Language } from 'school-schema/languages'

/** When the lists of each kind of page last changed. */
export async function listChanges(
  language: Language,
): Promise<Partial<Record<PageKind, string | null>>> {
  const [turns, headings, staff, books, disclosure] = await Promise.all([
    listNoticeChanges(language),
    listHeadings(language),
    listFaculty(language),
    listBooks(language),
    getDisclosure(language),
  ])
  const notices = newest(turns.map(({ lastChange }) => lastChange))
  return {
    notices,
    home: newest([notices, ...headings.map(lastChangeOf)]),
    faculty: newest(staff.map(({ changed }) => changed)),
    books: newest(books.map(({ changed }) => changed)),
    disclosure: disclosure.changed,
  }
}
