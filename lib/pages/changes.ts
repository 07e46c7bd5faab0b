import 'server-only'
import { newest } from 'school-schema/day'
import type { PageKind } from 'school-schema/page-kinds'
import { listBooks } from '../content/collections/books.ts'
import { getDisclosure } from '../content/collections/disclosure.ts'
import { listFaculty } from '../content/collections/faculty.ts'
import { listHeadings } from '../content/collections/headings.ts'
import { listNoticeChanges } from '../content/collections/notices.ts'
import { lastChangeOf } from '../content/notices/schedule.ts'

/** When the lists of each kind of page last changed. */
export async function listChanges(): Promise<Partial<Record<PageKind, string | null>>> {
  const [turns, headings, staff, books, disclosure] = await Promise.all([
    listNoticeChanges(),
    listHeadings(),
    listFaculty(),
    listBooks(),
    getDisclosure(),
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
