import {
  documentKeys,
  pagesThatAnswer,
  type DocumentKey,
} from '../../../content/pages/about/appendix-ix.ts'
import type { Gap, Rule } from '../gap.ts'
import type { Rows } from '../rows.ts'
import { disclosureRowName, documentName, inStudio } from '../studio.ts'
import { usesForm } from './disclosure-facts.ts'

type Document = Rows['disclosure_document'][number]

const PATH = '/Disclosure'

const answers = ({ file, url, remark }: Document): boolean => Boolean(file ?? url ?? remark)

/** Rows of sections B and C that nothing answers. */
export const missingDocuments: Rule = (state) => {
  if (!usesForm(state)) return []
  const { disclosure_document: documents, board_result: results } = state.rows
  const answered = new Set<string>([
    // A row of the CMS that lost its paper is named by the next rule.
    ...documents.map(({ kind }) => kind),
    ...Object.keys(pagesThatAnswer),
    ...(results.length > 0 ? ['board_results' satisfies DocumentKey] : []),
  ])
  return documentKeys
    .filter((key) => !answered.has(key))
    .map((key) => ({
      path: PATH,
      kind: 'missing',
      what: `Nothing answers ${disclosureRowName(key)}`,
      todo: inStudio(
        'disclosure_document',
        'add the paper, or a remark such as Not applicable where there is none',
      ),
    }))
}

/** Documents without a paper, or whose paper is gone. */
export const goneDocuments: Rule = ({ rows, goneFiles }) =>
  rows.disclosure_document.flatMap((document): Gap[] => {
    const isGone = document.file !== null && goneFiles.has(document.file)
    if (answers(document) && !isGone) return []
    const what = isGone ? 'is gone from the store' : 'is not there, nor an address or a remark'
    return [
      {
        path: PATH,
        kind: 'missing',
        what: `The file of ${documentName(document)} ${what}`,
        todo: inStudio('disclosure_document', 'upload it again'),
      },
    ]
  })

/** Certificates whose last day is over. */
export const expiredDocuments: Rule = ({ rows }, today) =>
  rows.disclosure_document
    .filter(({ valid_until: last }) => last !== null && last < today)
    .map((document) => ({
      path: PATH,
      kind: 'past',
      what: `${documentName(document)} was valid until ${document.valid_until}`,
      todo: inStudio('disclosure_document', 'add the renewed one and hide this one'),
    }))
