import 'server-only'
import type { PageKind } from 'school-schema/pages/page-kinds'
import type { Page, SampleOrOwn } from './pages.ts'
import { datesOn } from '../calendar/dates.ts'
import { listDates } from '../calendar/calendar.ts'
import { listBooks } from '../books.ts'
import { getDisclosure } from '../disclosure/disclosure.ts'
import { listFaculty } from '../people/faculty.ts'
import { listMembers, listPeople } from '../people/people.ts'
import { listSections } from '../sections/sections.ts'
import { listAllTeams, listTeams } from '../people/teams.ts'

async function listDisclosed(): Promise<SampleOrOwn[]> {
  const { facts, documents, results } = await getDisclosure()
  return [...(facts.isEmpty ? [] : [facts]), ...Object.values(documents).flat(), ...results]
}

/** The rows with people or figures that a page lists, by its template. */
const listings: Readonly<
  Partial<Record<PageKind, (page: Page) => Promise<readonly SampleOrOwn[]>>>
> = {
  faculty: listFaculty,
  books: listBooks,
  members: ({ name }) => listMembers(name),
  houses: () => listTeams('house'),
  clubs: () => listTeams('club'),
  disclosure: listDisclosed,
  'annual-report': async () =>
    (await Promise.all([listDisclosed(), listFaculty(), listPeople(), listAllTeams()])).flat(),
  results: async () => (await getDisclosure()).results,
}

/** The rows with people, figures or dates that a page lists. */
export async function listRowsOn(page: Page): Promise<readonly SampleOrOwn[]> {
  const listed = await listings[page.template]?.(page)
  // A drawing is nobody's picture.
  const sections = (await listSections(page.name)).filter(({ kind }) => kind !== 'picture')
  return [...(listed ?? datesOn(page, await listDates())), ...sections]
}
