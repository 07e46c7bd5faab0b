import { DEFAULT_LANGUAGE, localPath } from '../messages/messages.ts'
import { getSchool } from '../content/collections/school.ts'
import 'server-only'
import { hrefOf } from '../format/href.ts'
import type { PageKind } from 'school-schema/page-kinds'
import { listBooks } from '../content/collections/books.ts'
import { getDisclosure } from '../content/collections/disclosure.ts'
import { listFaculty } from '../content/collections/faculty.ts'
import { listHeadings } from '../content/collections/headings.ts'
import { listArchiveGroups, listNoticeChanges } from '../content/collections/notices.ts'
import { archiveHref, noticeHref, recentlyChanged } from '../content/notices/archive.ts'
import { listPages } from '../content/collections/pages.ts'
import { lastChangeOf } from '../content/notices/schedule.ts'
import { CALENDAR_PATH, FEED_PATH, MANIFEST_PATH } from '../feeds/paths.ts'
import { newest } from 'school-schema/day'

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
