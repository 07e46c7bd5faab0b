import {
  boardClasses,
  documentKeys,
  pagesThatAnswer,
  resultYears,
  type DocumentKey,
} from '../../../content/pages/about/appendix-ix.ts'
import type { RawContent, RawRow } from '../../content/client/raw-rows.ts'
import { eachRow, type Find, type RuleSet } from '../content.ts'
import { disclosureRowName, placeOnPage } from '../places.ts'

/** The Board announces its results in May. */
const RESULTS_ARE_OUT = '06-01'

/** The year of the last Board examination whose results are out. */
function lastExamination(today: string): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) >= RESULTS_ARE_OUT ? year : year - 1
}

const factsOf = ({ disclosure: [record] }: RawContent) =>
  Object.entries(record ?? {}).filter(([field]) => field !== 'sample')

/** A school that uses the text of the page does not need the tables. */
const usesForm = (rows: RawContent): boolean =>
  rows.disclosure_document.length > 0 ||
  rows.board_result.length > 0 ||
  factsOf(rows).some(([, value]) => value !== null)

const missingDocuments: Find = ({ rows }) => {
  if (!usesForm(rows)) return []
  const answered = new Set<string>([
    // A row of the CMS that lost its document is an issue of its own.
    ...rows.disclosure_document.map(({ kind }) => kind),
    ...Object.keys(pagesThatAnswer),
    ...(rows.board_result.length > 0 ? ['board_results' satisfies DocumentKey] : []),
  ])
  return documentKeys
    .filter((key) => !answered.has(key))
    .map((key) => ({
      place: placeOnPage('/Disclosure', 'disclosure_document'),
      ...{ code: 'document-missing', detail: key, category: 'missing' },
      what: `Nothing answers ${disclosureRowName(key)}`,
      todo: 'Add the document, or a remark such as Not applicable where there is none.',
    }))
}

/** Facts of sections A, D and E of the form. */
const missingFacts: Find = ({ rows }) => {
  const facts = factsOf(rows)
  const empty = facts.filter(([, value]) => value === null)
  if (!usesForm(rows) || (facts.length > 0 && empty.length === 0)) return []
  const names = empty.map(([field]) => field.replaceAll('_', ' ')).join(', ')
  return [
    {
      place: placeOnPage('/Disclosure', 'disclosure'),
      ...{ code: 'facts-missing', category: 'missing' },
      what: `Not filled in: ${names || 'the record'}`,
      todo: 'Fill in each; write None where there is none.',
    },
  ]
}

const isEmpty = ({ file, url, remark }: RawRow<'disclosure_document'>) => !(file ?? url ?? remark)

const emptyDocuments = eachRow('disclosure_document', isEmpty, {
  ...{ code: 'document-empty', category: 'missing' },
  what: 'it has neither a file nor an address nor a remark, and the page does not show it',
  todo: 'Choose the document again; or write a remark, such as Not applicable.',
})

const isImpossible = ({ passed, registered }: RawRow<'board_result'>) => passed > registered
const isFuture = (year: number, today: string) => year > Number(today.slice(0, 4))

const impossibleResults = eachRow('board_result', isImpossible, {
  ...{ code: 'result-impossible', category: 'placeholder' },
  what: ({ passed, registered }) => `${passed} passed of ${registered} registered`,
  todo: 'Correct the number.',
})

const futureResults = eachRow(
  'board_result',
  (row, { today }) => !isImpossible(row) && isFuture(row.year, today),
  { code: 'result-future', what: 'its year is still to come', todo: 'Correct the number.' },
)

const oldResults = eachRow(
  'board_result',
  ({ year }, { today }) => year <= lastExamination(today) - resultYears,
  {
    ...{ code: 'result-old', category: 'past' },
    what: `it is older than the last ${resultYears} years`,
    todo: 'Hide or delete it.',
  },
)

const missingResults: Find = ({ rows, today }) => {
  const latest = lastExamination(today)
  return boardClasses.flatMap((name) => {
    const years = rows.board_result.flatMap((row) => (row.class === name ? row.year : []))
    if (years.length === 0 || Math.max(...years) >= latest) return []
    return {
      place: placeOnPage('/Disclosure', 'board_result'),
      ...{ code: 'result-missing', detail: name, category: 'missing' },
      what: `The result of class ${name} of ${latest} is missing`,
      todo: 'Add it.',
    }
  })
}

/** The mandatory disclosure, by the Board's Appendix IX. */
export const disclosureRules: RuleSet = {
  'needs-fixing': [emptyDocuments, impossibleResults, futureResults],
  'before-go-live': [
    ...[emptyDocuments, impossibleResults, missingDocuments, missingFacts],
    ...[oldResults, missingResults],
  ],
}
