import 'server-only'
import { readView } from '../store/read-view.ts'
import type { AnySource, Source } from '../store/source.ts'
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
  ...[schoolSource, noticesSource, headingsSource, pagesSource, facultySource, feesSource],
  ...[gallerySource, examsSource, factsSource, documentsSource, resultsSource],
]

const OF_EVERYTHING = new Set(['*', 'directus_files'])

/** The sources that a change in these collections can change: a file may be shown by any. */
export function sourcesOf(collections: readonly string[]): AnySource[] {
  if (collections.some((collection) => OF_EVERYTHING.has(collection))) return [...sources]
  return sources.filter(({ query, parts = [] }) =>
    [query.collection, ...parts].some((each) => collections.includes(each)),
  )
}

const withFiles: readonly Source<unknown, { files: () => string[] }>[] = [
  ...[noticesSource, headingsSource, gallerySource, pagesSource, documentsSource],
]

const sets = new WeakMap<readonly string[], Set<string>>()

/** Content that is the same is the same object: a long list is gone through once. */
function setOf(ids: readonly string[]): Set<string> {
  const set = sets.get(ids) ?? new Set(ids)
  sets.set(ids, set)
  return set
}

/** Whether published content shows or links to a file: the site's token can read every file of the CMS. */
export async function isPublishedFile(id: string): Promise<boolean> {
  for (const source of withFiles) if (setOf(await readView(source, 'files')).has(id)) return true
  return false
}
