import 'server-only'
import type { PageKind } from 'school-schema/page-kinds'
import type { Page, SampleOrOwn } from '../content/collections/pages.ts'
import { datesOn } from '../calendar/dates.ts'
import { listDates } from '../content/collections/calendar.ts'
import { listBooks } from '../content/collections/books.ts'
import { getDisclosure } from '../content/collections/disclosure.ts'
import { listFaculty } from '../content/collections/faculty.ts'
import { listMembers, listPeople } from '../content/collections/people.ts'
import { listSections } from '../content/collections/sections.ts'
import { listAllTeams, listTeams } from '../content/collections/teams.ts'

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
