import { getMessages, type Messages } from '../../messages/messages.ts'
import {
  boardClasses,
  documentKeys,
  pagesThatAnswer,
  type DocumentKey,
} from '../../../content/appendix-ix.ts'
import type { RawContent } from '../../content/client/raw-rows.ts'
import { disclosureRowName, placeOf, placeOnPage } from '../places.ts'
import { eachRow, rule, type RuleSet } from './rule.ts'

/** The Board publishes its results in May. */
const RESULTS_ARE_OUT = '06-01'

/** The year of the last Board examination with published results. */
function lastExamination(today: string): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) >= RESULTS_ARE_OUT ? year : year - 1
}

const factsOf = ({ disclosure: [record] }: RawContent) =>
  Object.entries(record ?? {}).filter(([field]) => field !== 'sample')

/** A school that only uses the text of the page does not need the tables. */
const usesForm = (rows: RawContent): boolean =>
  rows.disclosure_document.length > 0 ||
  rows.board_result.length > 0 ||
  factsOf(rows).some(([, value]) => value !== null)

function unansweredRows(rows: RawContent): DocumentKey[] {
  const answered = new Set<string>([
    // A row whose document was deleted is an issue of its own.
    ...rows.disclosure_document.map(({ kind }) => kind),
    ...Object.keys(pagesThatAnswer),
    ...(rows.board_result.length > 0 ? ['board_results' satisfies DocumentKey] : []),
  ])
  return documentKeys.filter((key) => !answered.has(key))
}

/** The names of the empty facts in sections A, D and E as one issue; none if all are filled in. */
function emptyFacts(rows: RawContent): string[] {
  const facts = factsOf(rows)
  const empty = facts.filter(([, value]) => value === null)
  if (facts.length > 0 && empty.length === 0) return []
  return [empty.map(([field]) => field.replaceAll('_', ' ')).join(', ') || 'the record']
}

/** The report lists events of the calendar, and those that notices announce. */
const hasEvents = ({ calendar_date: dates, notification: notices }: RawContent) =>
  dates.some(({ kind }) => kind === 'Event') ||
  notices.some(({ event_date, event_kind }) => event_date && event_kind === 'Event')

/** The parts that the annual report of the website lacks; none without such a page. */
const missingParts = (rows: RawContent) =>
  rows.pages
    .filter(({ kind }) => kind === 'annual-report')
    .flatMap((page) => {
      const parts: Record<keyof Messages['report']['parts'], boolean> = {
        disclosure: usesForm(rows),
        fees: rows.fee.length > 0,
        faculty: rows.faculty.length > 0,
        results: rows.board_result.length > 0,
        people: rows.person.length > 0,
        calendar: hasEvents(rows),
        teams: rows.team.length > 0,
      }
      const names: Readonly<Record<string, string>> = getMessages().report.parts
      const missing = Object.entries(parts).filter(([, isThere]) => !isThere)
      return missing.map(([part]) => ({ name: names[part] ?? part, page }))
    })

/** The classes without a row for the latest result, with the year. */
const missingResults = (rows: RawContent, latest: number) =>
  boardClasses.flatMap((name) => {
    const years = rows.board_result.flatMap((row) => (row.class === name ? row.year : []))
    return years.length === 0 || Math.max(...years) >= latest ? [] : [{ name, latest }]
  })

/** The mandatory disclosure, by the Board's Appendix IX. */
export const disclosureRules: RuleSet = {
  'needs-fixing': [
    rule(
      ({ rows }) => missingParts(rows),
      ({ page }) => placeOf('pages', page),
      {
        code: 'report-part',
        category: 'missing',
        detail: ({ name }) => name,
        what: ({ name }) => `the report says “Not yet published: ${name}”`,
        todo: 'Add the rows to the website; the report shows them by itself.',
      },
    ),
  ],
  both: [
    eachRow('disclosure_document', ({ file, url, remark }) => !(file ?? url ?? remark), {
      code: 'document-empty',
      category: 'missing',
      what: 'it has neither a file nor an address nor a remark, and the page does not show it',
      todo: 'Choose the document again; or write a remark, such as Not applicable.',
    }),
  ],
  'before-go-live': [
    rule(
      ({ rows }) => (usesForm(rows) ? unansweredRows(rows) : []),
      placeOnPage('/Disclosure', 'disclosure_document'),
      {
        code: 'document-missing',
        category: 'missing',
        detail: String,
        what: (key) => `Nothing answers ${disclosureRowName(key)}`,
        todo: 'Add the document, or a remark such as Not applicable where there is none.',
      },
    ),
    rule(
      ({ rows }) => (usesForm(rows) ? emptyFacts(rows) : []),
      placeOnPage('/Disclosure', 'disclosure'),
      {
        code: 'facts-missing',
        category: 'missing',
        what: (names) => `Not filled in: ${names}`,
        todo: 'Fill in each; write None where there is none.',
      },
    ),
    rule(
      ({ rows, today }) => missingResults(rows, lastExamination(today)),
      placeOnPage('/Disclosure', 'board_result'),
      {
        code: 'result-missing',
        category: 'missing',
        detail: ({ name }) => name,
        what: ({ name, latest }) => `The result of class ${name} of ${latest} is missing`,
        todo: 'Add it.',
      },
    ),
  ],
}
