import 'server-only'
import type { PageKind } from 'school-schema/pages/page-kinds'
import { datesOn } from '../calendar/dates.ts'
import { listBooks } from '../books.ts'
import { listDates } from '../calendar/calendar.ts'
import { listExams } from '../exams.ts'
import { listAlbums } from '../albums.ts'
import { listHeadings } from '../headings.ts'
import type { Page } from './pages.ts'
import { getSchool } from '../school/school.ts'
import { listSections } from '../sections/sections.ts'
import { listTeams } from '../people/teams.ts'
import type { Outdated } from '../content/schema/columns.ts'

/** A row with its translation. */
export type Translated = { outdated: Outdated | null }

const school = async () => [await getSchool()]

/** What a page shows besides its own text, its sections and its dates, by its template. */
const listings: Readonly<
  Partial<Record<PageKind, (page: Page) => Promise<readonly Translated[]>>>
> = {
  home: async () => [...(await listHeadings()), ...(await school())],
  houses: () => listTeams('house'),
  clubs: () => listTeams('club'),
  books: listBooks,
  gallery: listAlbums,
  exams: listExams,
  'exam-form': listExams,
  contact: school,
  enquiry: school,
  fees: school,
  transport: school,
  hostel: school,
  admission: school,
  procedure: school,
}

async function listShown(page: Page): Promise<readonly Translated[]> {
  const [listed = [], sections, dates] = await Promise.all([
    listings[page.template]?.(page),
    listSections(page.name),
    listDates(),
  ])
  return [page, ...listed, ...sections, ...datesOn(page, dates)]
}

/**
 * The oldest translation among those of a page that are older than their originals, or among these
 * rows; null without any. Its day is unknown if that of any is.
 */
export async function findOutdated(
  page: Page | null,
  rows: readonly Translated[] = [],
): Promise<Outdated | null> {
  const shown = page && rows.length === 0 ? await listShown(page) : rows
  const found = shown.flatMap(({ outdated }) => outdated ?? [])
  const times = found.map(({ changed }) => changed)
  if (found.length === 0) return null
  return { changed: times.includes(null) ? null : (times.toSorted()[0] ?? null) }
}
