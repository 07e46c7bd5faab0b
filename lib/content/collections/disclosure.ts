import 'server-only'
import { readSingleton } from '@directus/sdk'
import type { DocumentKey } from '@/content/pages/about/appendix-ix'
import { listQuery, published } from '../client/list-query.ts'
import { readView } from '../store/read-view.ts'
import { defineSource } from '../store/source.ts'
import { disclosureDocument, type DisclosureDocument } from './disclosure-documents.ts'
import { disclosureFacts, type DisclosureFacts } from './disclosure-facts.ts'
import { boardResult, type BoardResult } from './disclosure-results.ts'
import { fileFields } from './file.ts'
import { listOf } from './list-of.ts'

export const factsSource = defineSource({
  key: 'disclosure-facts',
  collections: ['disclosure'],
  command: readSingleton('disclosure'),
  answer: disclosureFacts,
  absent: { principal_name: null },
  isEmpty: (facts: DisclosureFacts) => facts.isEmpty,
  views: { all: (facts) => facts },
})

export const documentsSource = defineSource({
  key: 'disclosure-documents',
  collections: ['disclosure_document'],
  ...listQuery('disclosure_document', {
    fields: [
      ...['id', 'kind', 'title', 'url', 'issued_on', 'valid_until', 'remark'],
      ...['date_created', 'date_updated'],
      { file: [...fileFields] },
    ],
    filter: published,
    sort: ['-issued_on', '-id'],
  }),
  ...listOf(disclosureDocument),
  absent: [],
  isEmpty: (documents: DisclosureDocument[]) => documents.length === 0,
  views: {
    all: (documents) => documents,
    files: (documents) => documents.flatMap(({ file }) => file?.id ?? []),
  },
})

export const resultsSource = defineSource({
  key: 'board-results',
  collections: ['board_result'],
  ...listQuery('board_result', { fields: ['*'], filter: published, sort: ['-year', '-id'] }),
  ...listOf(boardResult),
  absent: [],
  isEmpty: (results: BoardResult[]) => results.length === 0,
  views: { all: (results) => results },
})

/** The structured part of the mandatory disclosure, as the CMS holds it. */
export type Disclosure = {
  facts: DisclosureFacts
  /** By the row of the form that they answer, the newest first. */
  documents: Partial<Record<DocumentKey, DisclosureDocument[]>>
  /** Newest year first. */
  results: BoardResult[]
  /** When any of it last changed, ISO 8601. */
  changed: string | null
  /** Nothing was ever entered: the school keeps to the text of the page. */
  isEmpty: boolean
}

/** Facts, documents by row, and results; what the school's own record says is not repeated here. */
export async function getDisclosure(): Promise<Disclosure> {
  const [facts, documents, results] = await Promise.all([
    readView(factsSource, 'all'),
    readView(documentsSource, 'all'),
    readView(resultsSource, 'all'),
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

/** The ids of the papers that it lets out. */
export const disclosureFiles = () => readView(documentsSource, 'files')
