import 'server-only'
import type { AnySource } from '../store/source.ts'
import { documentsSource, factsSource, resultsSource } from './disclosure.ts'
import { examsSource } from './exams.ts'
import { facultySource } from './faculty.ts'
import { feesSource } from './fees.ts'
import { gallerySource } from './gallery.ts'
import { headingsSource } from './headings.ts'
import { noticesSource } from './notices.ts'
import { pagesSource } from './pages.ts'
import { schoolSource } from './school.ts'

/** Everything that the site asks the CMS. A reader's source that is missing here would never be fresh. */
export const sources: readonly AnySource[] = [
  schoolSource,
  noticesSource,
  headingsSource,
  pagesSource,
  facultySource,
  feesSource,
  gallerySource,
  examsSource,
  factsSource,
  documentsSource,
  resultsSource,
]

const OF_EVERYTHING = new Set(['*', 'directus_files'])

/** The sources that a change in these collections can change: a file may be shown by any. */
export function sourcesOf(collections: readonly string[]): AnySource[] {
  if (collections.some((collection) => OF_EVERYTHING.has(collection))) return [...sources]
  return sources.filter((source) => source.collections.some((each) => collections.includes(each)))
}
