import 'server-only'
import type { DocumentKey } from '@/content/appendix-ix'
import { readView } from '../content/store/read-view.ts'
import { defineList, defineSource } from '../content/store/source.ts'
import * as rows from '../content/schema/disclosure-rows.ts'
import { listFaculty } from '../people/people.ts'
import type { Language } from 'school-schema/languages'

export const factsSource = defineSource({
  key: 'disclosure-facts',
  query: { collection: 'disclosure' },
  answer: rows.disclosureFacts,
  absent: { principal_name: null },
  isEmpty: (facts: rows.DisclosureFacts) => facts.isEmpty,
  views: (facts) => ({ all: () => facts }),
})

export const documentsSource = defineList({
  key: 'disclosure-documents',
  collection: 'disclosure_document',
  row: rows.disclosureDocument,
  sort: ['-issued_on', '-id'],
  absent: [],
  views: (documents) => ({
    all: () => documents,
    files: () => documents.flatMap(({ file }) => file?.id ?? []),
  }),
})

export const resultsSource = defineList({
  key: 'board-results',
  collection: 'board_result',
  row: rows.boardResult,
  sort: ['-year', '-id'],
  absent: [],
  views: (results) => ({ all: () => results }),
})

/** All documents of the disclosure. */
export const listDocuments = (language: Language) => readView(language, documentsSource, 'all')

/** The structured part of the mandatory disclosure. */
export type Disclosure = {
  facts: rows.DisclosureFacts
  /** By the row of the form, newest first. */
  documents: Partial<Record<DocumentKey, rows.DisclosureDocument[]>>
  /** Newest year first. */
  results: rows.BoardResult[]
  /** The last change of any part, ISO 8601. */
  changed: string | null
  /** Nothing was entered: the school uses the text of the page. */
  isEmpty: boolean
}

/** Facts, documents by row, and results; the settings of the school are not repeated here. */
export async function getDisclosure(language: Language): Promise<Disclosure> {
  const [facts, documents, results] = await Promise.all([
    readView(language, factsSource, 'all'),
    listDocuments(language),
    readView(language, resultsSource, 'all'),
  ])
  const changes = [facts, ...documents, ...results].flatMap(({ changed }) => changed ?? [])
  return {
    facts,
    documents: Object.groupBy(documents, ({ key }) => key),
    results,
    changed: changes.toSorted().at(-1) ?? null,
    isEmpty: facts.isEmpty && documents.length === 0 && results.length === 0,
  }
}

/** The number of teachers on every page: that of the Board's form, or of the list while the form has none. */
export async function countTeachers(language: Language): Promise<number> {
  const [facts, staff] = await Promise.all([
    readView(language, factsSource, 'all'),
    listFaculty(language),
  ])
  return rows.countedTeachers(facts) ?? staff.length
}
