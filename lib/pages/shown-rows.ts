import 'server-only'
import type { PageKind } from 'school-schema/pages/page-kinds'
import { listAlbums } from '../albums.ts'
import { listBooks } from '../books.ts'
import { listDates } from '../calendar/calendar.ts'
import { datesOn } from '../calendar/dates.ts'
import type { Outdated } from '../content/schema/translations.ts'
import { getDisclosure } from '../disclosure/disclosure.ts'
import { listExams } from '../exams.ts'
import { listHeadings } from '../headings.ts'
import { listFaculty, listMembers, listPeople } from '../people/people.ts'
import { listAllTeams, listTeams } from '../people/teams.ts'
import { getSchool } from '../school/school.ts'
import { listSections } from '../sections/sections.ts'
import type { Page, SampleOrOwn } from './pages.ts'
import type { Language } from 'school-schema/languages'

type Translated = { outdated: Outdated | null }

/** A row that a page shows, with what the page says about it: that it is invented, or that its translation is old. */
export type ShownRow = Partial<SampleOrOwn & Translated>

/** Rows that contain nothing invented about people or figures. */
const translationsOf = (rows: readonly Translated[]): ShownRow[] =>
  rows.map(({ outdated }) => ({ outdated }))

const school = async (language: Language) => translationsOf([await getSchool(language)])

async function listDisclosed(language: Language): Promise<SampleOrOwn[]> {
  const { facts, documents, results } = await getDisclosure(language)
  return [...(facts.isEmpty ? [] : [facts]), ...Object.values(documents).flat(), ...results]
}

/** What a page shows besides its own text, its sections and its dates, by its template. */
const listings: Readonly<
  Partial<Record<PageKind, (language: Language, page: Page) => Promise<readonly ShownRow[]>>>
> = {
  home: async (language) => [
    ...translationsOf(await listHeadings(language)),
    ...(await school(language)),
  ],
  faculty: listFaculty,
  books: listBooks,
  members: (language, { name }) => listMembers(language, name),
  houses: (language) => listTeams(language, 'house'),
  clubs: (language) => listTeams(language, 'club'),
  disclosure: listDisclosed,
  'annual-report': async (language) =>
    (
      await Promise.all([
        listDisclosed(language),
        listFaculty(language),
        listPeople(language),
        listAllTeams(language),
      ])
    ).flat(),
  results: async (language) => (await getDisclosure(language)).results,
  gallery: async (language) => translationsOf(await listAlbums(language)),
  exams: async (language, page) => translationsOf(await listExams(language, page)),
  'exam-form': async (language, page) => translationsOf(await listExams(language, page)),
  contact: school,
  enquiry: school,
  fees: school,
  transport: school,
  hostel: school,
  admission: school,
  procedure: school,
}

/** The rows that a page shows, itself included. */
export async function listRowsOn(language: Language, page: Page): Promise<readonly ShownRow[]> {
  const [listed = [], sections, dates] = await Promise.all([
    listings[page.template]?.(language, page),
    listSections(language, page.name),
    listDates(language),
  ])
  // A drawing is nobody's picture.
  const { picture = [], other = [] } = Object.groupBy(sections, ({ kind }) =>
    kind === 'picture' ? 'picture' : 'other',
  )
  return [...translationsOf([page, ...picture]), ...listed, ...other, ...datesOn(page, dates)]
}
