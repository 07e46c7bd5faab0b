import 'server-only'
import { DEFAULT_LANGUAGE, inLanguage } from '../messages/messages.ts'
import { readView } from '../content/store/read-view.ts'
import type { AnySource, Source } from '../content/store/source.ts'
import { calendarSource } from '../calendar/calendar.ts'
import { booksSource, listBooks } from '../books.ts'
import { documentsSource, factsSource, listDocuments, resultsSource } from '../disclosure/disclosure.ts'
import { examsSource } from '../exams.ts'
import { facultySource } from '../people/faculty.ts'
import { feesSource } from '../fees/fees.ts'
import { gallerySource } from '../albums.ts'
import { headingsSource } from '../headings.ts'
import { noticeDatesSource, noticesSource } from '../notices/notices.ts'
import { listPages, pagesSource } from '../pages/pages.ts'
import { peopleSource } from '../people/people.ts'
import { redirectsSource } from '../addresses/redirect-rows.ts'
import { getSchool, schoolSource } from '../school/school.ts'
import { listAllSections, sectionsSource } from '../sections/sections.ts'
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

const AFFECT_ALL = new Set(['*', 'directus_files'])

/** The sources that depend on these collections: any may show a file. */
export function sourcesOf(collections: readonly string[]): AnySource[] {
  if (collections.some((collection) => AFFECT_ALL.has(collection))) return [...sources]
  return sources.filter(({ query, parts = [] }) =>
    [query.collection, ...parts].some((each) => collections.includes(each)),
  )
}

const withFiles: readonly Source<unknown, { files: () => string[] }>[] = [
  noticesSource,
  headingsSource,
  gallerySource,
  pagesSource,
  sectionsSource,
  booksSource,
  teamsSource,
  facultySource,
  documentsSource,
]

const sets = new WeakMap<readonly string[], Set<string>>()

/** Views share unchanged values, so each list is processed once. */
function setOf(ids: readonly string[]): Set<string> {
  const set = sets.get(ids) ?? new Set(ids)
  sets.set(ids, set)
  return set
}

/** Whether published content shows or links to a file: the site's token can read every file of the CMS. */
export async function isPublishedFile(id: string): Promise<boolean> {
  const { languages } = await getSchool()
  for (const language of [DEFAULT_LANGUAGE, ...languages])
    for (const source of withFiles) {
      const files = await inLanguage(language, () => readView(source, 'files'))
      if (setOf(files).has(id)) return true
    }
  return false
}

/** Whether published content links to a paper of the sample school, which is a file of the website itself. */
export async function isLinkedPaper(path: string): Promise<boolean> {
  const rows = await Promise.all([listBooks(), listDocuments(), listAllSections(), listPages()])
  return JSON.stringify(rows).includes(path)
}
