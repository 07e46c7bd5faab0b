import type { RawRow } from '../../content/client/raw-rows.ts'
import { dayAfter, formatDay, lastDayOfSession, sessionOf } from 'school-schema/day'
import type { Content } from '../content.ts'
import { placeOnPage } from '../places.ts'
import { eachRow, rule, type Message, type Rule } from './rule.ts'

/** How many days before a deadline the office is notified. */
const NOTICE_DAYS = 30
/** An inspection for a new certificate takes weeks. */
const RENEWAL_DAYS = 60

/** Whether a deadline has passed. */
export const isOver = (last: string | null, { today }: Content): boolean =>
  last !== null && last < today

/** Whether a deadline is near, so that the office has time to act. */
const isEnding = (last: string | null, content: Content, days = NOTICE_DAYS): boolean =>
  last !== null && !isOver(last, content) && last <= dayAfter(content.today, days)

/** The last day of the admission session. */
const endOfSession = ({ session }: RawRow<'school'>) => session && lastDayOfSession(session)

/** A document that is not valid any more. */
export const certificateOver: Message<RawRow<'disclosure_document'>> = {
  code: 'certificate-over',
  category: 'past',
  what: ({ valid_until }) => `it was valid until ${formatDay(valid_until ?? '')}`,
  todo: 'Add the renewed document as a new row and hide this one; or write a remark that says what is under way.',
}

/** An admission session that has ended. */
export const sessionOver = eachRow('school', (row, content) => isOver(endOfSession(row), content), {
  code: 'session-over',
  category: 'past',
  what: (school) =>
    `the session of the admissions, ${school.session}, is over: the website says that admission is closed`,
  todo: 'Write the coming session into “Session”. The dates of the calendar follow it.',
})

/** The Board's affiliation by-laws, clause 14.5. */
const ANNUAL_REPORT_DUE = '09-15'
/** A report that was published in another form is not detected, so the reminder ends. */
const ANNUAL_REPORT_REMINDER_ENDS = '10-31'

/** The due date of the annual report, while it is near or recently passed and no notice has the report. */
function missingReport({ rows, today }: Content): string[] {
  const year = today.slice(0, 4)
  const due = `${year}-${ANNUAL_REPORT_DUE}`
  const isTime =
    today >= dayAfter(due, -NOTICE_DAYS) && today <= `${year}-${ANNUAL_REPORT_REMINDER_ENDS}`
  const isPublished =
    rows.pages.some(({ kind }) => kind === 'annual-report') ||
    rows.notification.some(
      ({ title, date }) => /annual report/i.test(title) && sessionOf(date) === sessionOf(today),
    )
  return isTime && !isPublished ? [due] : []
}

/** The school's deadlines: each is reported from 30 or 60 days before until it is done. */
export const deadlineRules: readonly Rule[] = [
  eachRow(
    'disclosure_document',
    (row, content) => !row.remark && isEnding(row.valid_until, content, RENEWAL_DAYS),
    {
      code: 'certificate-ends',
      what: ({ valid_until }) => `it is valid until ${formatDay(valid_until ?? '')}`,
      todo: 'Have it renewed, and add the new document as a new row.',
    },
  ),
  eachRow(
    'disclosure_document',
    (row, content) => !row.remark && isOver(row.valid_until, content),
    certificateOver,
  ),
  eachRow('school', (row, content) => isEnding(endOfSession(row), content), {
    code: 'session-ends',
    what: (school) =>
      `the session ${school.session} ends on ${formatDay(endOfSession(school) ?? '')}, and with it admission and the dates of the calendar`,
    todo: 'Write the coming session into “Session” once it is open for admission. The dates of the calendar follow it.',
  }),
  rule(missingReport, placeOnPage('/notices', 'notification'), {
    code: 'annual-report',
    what: (due) =>
      `The annual report is due on ${formatDay(due)} (CBSE affiliation by-laws, clause 14.5)`,
    todo: 'Add a page of the kind Annual report; or publish it as a notice with “Annual report” in its title and the PDF attached.',
  }),
]
