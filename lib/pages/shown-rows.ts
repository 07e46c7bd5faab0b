import 'server-only'
import type { PageKind } from 'school-schema/pages/page-kinds'
import { listAlbums } from '../albums.ts'
import { listBooks } from '../books.ts'
import { listDates } from '../calendar/calendar.ts'
import { datesOn } from '../calendar/dates.ts'
import type { Outdated } from '../content/schema/columns.ts'
import { getDisclosure } from '../disclosure/disclosure.ts'
import { listExams } from '../exams.ts'
import { listHeadings } from '../headings.ts'
import { listFaculty } from '../people/faculty.ts'
import { listMembers, listPeople } from '../people/people.ts'
import { listAllTeams, listTeams } from '../people/teams.ts'
import { getSchool } from '../school/school.ts'
import { listSections } from '../sections/sections.ts'
import type { Page, SampleOrOwn } from './pages.ts'

type Translated = { outdated: Outdated | null }

/** A row that a page shows, with what the page says about it: that it is invented, or that its translation is old. */
export type ShownRow = Partial<SampleOrOwn & Translated>

/** Rows that contain nothing invented about people or figures. */
const translationsOf = (rows: readonly Translated[]): ShownRow[] =>
  rows.map(({ outdated }) => ({ outdated }))

const school = async () => translationsOf([await getSchool()])

async function listDisclosed(): Promise<SampleOrOwn[]> {
  const { facts, documents, results } = await getDisclosure()
  return [...(facts.isEmpty ? [] : [facts]), ...Object.values(documents).flat(), ...results]
}

/** What a page shows besides its own text, its sections and its dates, by its template. */
const listings: Readonly<Partial<Record<PageKind, (page: Page) => Promise<readonly ShownRow[]>>>> =
  {
    home: async () => [...translationsOf(await listHeadings()), ...(await school())],
    faculty: listFaculty,
    books: listBooks,
    members: ({ name }) => listMembers(name),
    houses: () => listTeams('house'),
    clubs: () => listTeams('club'),
    disclosure: listDisclosed,
    'annual-report': async () =>
      (await Promise.all([listDisclosed(), listFaculty(), listPeople(), listAllTeams()])).flat(),
    results: async () => (await getDisclosure()).results,
    gallery: async () => translationsOf(await listAlbums()),
    exams: async (page) => translationsOf(await listExams(page)),
    'exam-form': async (page) => translationsOf(await listExams(page)),
    contact: school,
    enquiry: school,
    fees: school,
    transport: school,
    hostel: school,
    admission: school,
    procedure: school,
  }

/** The rows that a page shows, itself included. */
export async function listRowsOn(page: Page): Promise<readonly ShownRow[]> {
  const [listed = [], sections, dates] = await Promise.all([
    listings[page.template]?.(page),
    listSections(page.name),
    listDates(),
  ])
  // A drawing is nobody's picture.
  const { picture = [], other = [] } = Object.groupBy(sections, ({ kind }) =>
    kind === 'picture' ? 'picture' : 'other',
  )
  return [...translationsOf([page, ...picture]), ...listed, ...other, ...datesOn(page, dates)]
}
