import 'server-only'
import { CLEARED } from 'school-schema/school/school'
import type { AnySource } from '../content/store/source.ts'
import { calendarSource } from '../calendar/calendar.ts'
import { booksSource } from '../books.ts'
import { documentsSource, factsSource, resultsSource } from '../disclosure/disclosure.ts'
import { examsSource } from '../exams.ts'
import { facultySource, peopleSource } from '../people/people.ts'
import { feesSource } from '../fees/fees.ts'
import { gallerySource } from '../albums.ts'
import { headingsSource } from '../headings.ts'
import { noticeDatesSource, noticesSource } from '../notices/notices.ts'
import { pagesSource } from '../pages/pages.ts'
import { redirectsSource } from '../addresses/redirects.ts'
import { schoolSource } from '../school/school.ts'
import { sectionsSource } from '../sections/sections.ts'
import { teamsSource } from '../people/teams.ts'

/** All queries to the CMS. A source that is missing here would never be synchronised. */
export const sources: readonly AnySource[] = [
  schoolSource,
  noticesSource,
  noticeDatesSource,
  headingsSource,
  pagesSource,
  sectionsSource,
  facultySource,
  peopleSource,
  teamsSource,
  feesSource,
  gallerySource,
  examsSource,
  calendarSource,
  booksSource,
  factsSource,
  documentsSource,
  resultsSource,
  redirectsSource,
]

const AFFECT_ALL = new Set(['*', 'directus_files', CLEARED])

/** The sources that depend on these collections: any may show a file. */
export function sourcesOf(collections: readonly string[]): AnySource[] {
  if (collections.some((collection) => AFFECT_ALL.has(collection))) return [...sources]
  return sources.filter(({ query, parts = [] }) =>
    [query.collection, ...parts].some((each) => collections.includes(each)),
  )
}
