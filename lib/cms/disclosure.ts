import 'server-only'
import { readItems, readSingleton } from '@directus/sdk'
import { cache } from 'react'
import type { DocumentKey } from '@/content/pages/about/appendix-ix'
import { disclosureDocuments, type DisclosureDocument } from './disclosure-documents.ts'
import { disclosureFacts, type DisclosureFacts } from './disclosure-facts.ts'
import { boardResults, type BoardResult } from './disclosure-results.ts'
import { CmsRefused } from './errors.ts'
import { fileFields, type CmsFile } from './file.ts'
import { read, type Question } from './read.ts'

const FORBIDDEN = 403

const factsQuestion: Question<DisclosureFacts> = {
  key: 'disclosure-facts',
  tags: ['disclosure'],
  command: readSingleton('disclosure'),
  answer: disclosureFacts,
}

const documentsQuestion: Question<DisclosureDocument[]> = {
  key: 'disclosure-documents',
  tags: ['disclosure'],
  command: readItems('disclosure_document', {
    fields: [
      ...['id', 'kind', 'title', 'url', 'issued_on', 'valid_until', 'remark'],
      ...['date_created', 'date_updated'],
      { file: [...fileFields] },
    ] as never,
    filter: { status: { _eq: 'published' } },
    sort: ['-issued_on', '-id'],
    limit: -1,
  }),
  answer: disclosureDocuments,
}

const resultsQuestion: Question<BoardResult[]> = {
  key: 'board-results',
  tags: ['disclosure'],
  command: readItems('board_result', {
    filter: { status: { _eq: 'published' } },
    sort: ['-year', '-id'],
    limit: -1,
  }),
  answer: boardResults,
}

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
export const getDisclosure = cache(async (): Promise<Disclosure> => {
  const [facts, documents, results] = await Promise.all([
    readOr(disclosureFacts.parse({}), factsQuestion),
    readOr([], documentsQuestion),
    readOr([], resultsQuestion),
  ])
  const changes = [facts, ...documents, ...results].flatMap(({ changed }) => changed ?? [])
  return {
    facts,
    documents: Object.groupBy(documents, ({ key }) => key),
    results,
    changed: changes.toSorted().at(-1) ?? null,
    isEmpty: facts.isEmpty && documents.length === 0 && results.length === 0,
  }
})

/** The papers that the disclosure lets out. */
export async function listDisclosureFiles(): Promise<CmsFile[]> {
  const documents = await readOr([], documentsQuestion)
  return documents.flatMap(({ file }) => file ?? [])
}

/**
 * A CMS that was set up before there were these collections, by somebody else, refuses to speak of
 * them. That is no outage: the page of such a school is its text.
 */
async function readOr<Answer>(otherwise: Answer, question: Question<Answer>): Promise<Answer> {
  try {
    return await read(question)
  } catch (error) {
    if (error instanceof CmsRefused && error.status === FORBIDDEN) return otherwise
    throw error
  }
}
