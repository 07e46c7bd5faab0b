import { dayAfter, lastDayOfSession, sessionOf } from 'school-schema/day'
import { isPolicy, POLICIES } from 'school-schema/disclosure'
import { boardClasses } from '../../../content/appendix-ix.ts'
import { formatDay } from '../../messages/days.ts'
import { english } from '../../messages/messages.ts'
import type { Content } from '../content.ts'
import { placeOnPage } from '../places.ts'
import { eachRow, rule, type RuleSet } from './rule.ts'

/** The Board publishes its results in May. */
const RESULTS_ARE_OUT = '06-01'
/** The Board's affiliation by-laws, clause 14.5. */
const ANNUAL_REPORT_DUE = '09-15'
const NOTICE_DAYS = 30

/** The classes of which the last result is missing, with its year. */
function missingResults({ rows, today }: Content) {
  const year = Number(today.slice(0, 4))
  const latest = today.slice(5) >= RESULTS_ARE_OUT ? year : year - 1
  return boardClasses.flatMap((name) => {
    const years = rows.board_result.flatMap((row) => (row.class === name ? row.year : []))
    return years.length === 0 || Math.max(...years) >= latest ? [] : [{ name, latest }]
  })
}

/** The due day of the annual report, from a month before it to the end of the session, while none is published; other boards ask for none. */
function missingReport({ rows, today }: Content): string[] {
  const ofBoard = rows.school.some(({ board }) => /cbse|central board/i.test(board ?? ''))
  const due = `${sessionOf(today).slice(0, 4)}-${ANNUAL_REPORT_DUE}`
  const isReport = (title: unknown) => /annual report/i.test(String(title))
  const isPublished =
    rows.pages.some(({ kind }) => kind === 'annual-report') ||
    [...rows.notification, ...rows.disclosure_document].some(({ title }) => isReport(title))
  return !ofBoard || isPublished || today < dayAfter(due, -NOTICE_DAYS) ? [] : [due]
}

/** The policies that the register lacks; none while it is not used. */
function missingPolicies({ rows }: Content): string[] {
  const kinds = rows.disclosure_document.map(({ kind }) => kind)
  if (!kinds.some(isPolicy)) return []
  const missing = Object.entries(POLICIES).filter(([kind]) => !kinds.includes(kind))
  return missing.length === 0 ? [] : [missing.map(([, name]) => name.slice(8)).join(', ')]
}

const onDisclosure = placeOnPage('/Disclosure', 'disclosure_document')

/** What the Board and the guidelines of the government ask for by a day. */
export const disclosureRules: RuleSet = {
  'needs-fixing': [
    eachRow('board_result', ({ passed, registered }) => passed > registered, {
      code: 'result-impossible',
      what: ({ passed, registered }) => `${passed} passed of ${registered} registered`,
      todo: 'Correct the number.',
    }),
    rule(missingResults, placeOnPage('/Disclosure', 'board_result'), {
      code: 'result-missing',
      category: 'past',
      detail: ({ name }) => name,
      what: ({ name, latest }) => `The result of class ${name} of ${latest} is missing`,
      todo: 'Add it to Board results.',
    }),
    rule(missingReport, placeOnPage('/Disclosure', 'pages'), {
      code: 'annual-report',
      what: (due) =>
        `The annual report is due on ${formatDay(english, due)} (CBSE affiliation by-laws, clause 14.5)`,
      todo: 'Add a page of the kind Annual report, or publish it as a notice or document with “Annual report” in its title.',
    }),
    eachRow(
      'school',
      ({ session }, { today }) => {
        const last = lastDayOfSession(session ?? '')
        return last !== null && last >= today && last <= dayAfter(today, NOTICE_DAYS)
      },
      {
        code: 'session-ends',
        what: ({ session }) =>
          `the session ${session} ends on ${formatDay(english, lastDayOfSession(session ?? '') ?? '')}, and with it admission and the dates of the calendar`,
        todo: 'Write the coming session into “Session” once it is open for admission. The dates of the calendar follow it.',
      },
    ),
    rule(missingPolicies, onDisclosure, {
      code: 'policies-missing',
      category: 'missing',
      what: (names) => `The register of policies lacks: ${names}`,
      todo: 'Add a row of each kind under Disclosure: documents, with who is responsible and when it is reviewed.',
    }),
    eachRow(
      'disclosure_document',
      ({ kind, review_by }, { today }) => isPolicy(kind) && review_by !== null && review_by < today,
      {
        code: 'policy-review',
        category: 'past',
        what: ({ review_by }) => `its review was due on ${formatDay(english, review_by ?? '')}`,
        todo: 'Review the policy, and write the next day into “Review By”.',
      },
    ),
  ],
}
