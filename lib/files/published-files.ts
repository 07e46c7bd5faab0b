import 'server-only'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { readView } from '../content/store/read-view.ts'
import type { Source } from '../content/store/source.ts'
import { booksSource, listBooks } from '../books.ts'
import { documentsSource, listDocuments } from '../disclosure/disclosure.ts'
import { facultySource } from '../people/people.ts'
import { gallerySource } from '../albums.ts'
import { headingsSource } from '../headings.ts'
import { noticesSource } from '../notices/notices.ts'
import { listPages, pagesSource } from '../pages/pages.ts'
import { getSchool } from '../school/school.ts'
import { listAllSections, sectionsSource } from '../sections/sections.ts'
import { teamsSource } from '../people/teams.ts'

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
  const { languages } = await getSchool(DEFAULT_LANGUAGE)
  for (const language of languages)
    for (const source of withFiles) {
      const files = await readView(language, source, 'files')
      if (setOf(files).has(id)) return true
    }
  return false
}

/** Whether published content links to a document of the sample school, which is a file of the website itself. */
export async function isLinkedDocument(path: string): Promise<boolean> {
  const rows = await Promise.all([
    listBooks(DEFAULT_LANGUAGE),
    listDocuments(DEFAULT_LANGUAGE),
    listAllSections(DEFAULT_LANGUAGE),
    listPages(DEFAULT_LANGUAGE),
  ])
  return JSON.stringify(rows).includes(path)
}
