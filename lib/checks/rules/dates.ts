import type { RawRow } from '../../content/client/raw-rows.ts'
import { dayAfter, formatDay, lastDayOfSession, monthNamed } from '../../format/day.ts'
import type { Content } from '../content.ts'
import { everyPage, placeOnPage } from '../places.ts'
import { eachRow, rule, type Message, type RuleSet } from './rule.ts'

/** Notices are dated the day they are written; a wrong year keeps one on top for a year. */
const FAR_AHEAD_DAYS = 60

/** The last day that a text names with its year: "12 November 2026". A day without a year is not sure. */
function lastDateIn(text: string): string | null {
  const named = text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)?\s+(\p{L}{3,9})\.?,?\s+(\d{4})\b/gu)
  const dates = [...named].flatMap(([, day = '', name = '', year = '']) => {
    const month = monthNamed(name)
    return month === null
      ? []
      : [year, month, day].map((part) => `${part}`.padStart(2, '0')).join('-')
  })
  return dates.at(-1) ?? null
}

const isOver = (session: string | null, { today }: Content): boolean =>
  (lastDayOfSession(session ?? '') ?? today) < today

const isCertificateOver = (
  { valid_until: last }: RawRow<'disclosure_document'>,
  { today }: Content,
) => last !== null && last < today

const certificateOver: Message<RawRow<'disclosure_document'>> = {
  ...{ code: 'certificate-over', category: 'past' },
  what: ({ valid_until }) => `it was valid until ${formatDay(valid_until ?? '')}`,
  todo: 'Add the renewed document as a new row and hide this one; or write a remark that says what is under way.',
}

const sessionOver: Message<RawRow<'school'>> = {
  ...{ code: 'session-over', category: 'past' },
  what: ({ session }) => `the session of the admissions, ${session}, is over`,
  todo: 'Write the coming session into “Session”.',
}

/** The dates of the calendar of the website, and the session in its title. */
const calendarPage = placeOnPage('/SchoolCalendar')

/** Days that are over. What came with the website and what a remark explains only delays going live. */
export const dateRules: RuleSet = {
  'needs-fixing': [
    eachRow(
      'disclosure_document',
      (row, content) => !row.remark && isCertificateOver(row, content),
      certificateOver,
    ),
    eachRow('school', (row, content) => !row.sample && isOver(row.session, content), sessionOver),
    eachRow(
      'notification',
      ({ date }, { today }) => date > dayAfter(today, FAR_AHEAD_DAYS) || date < '2000-01-01',
      {
        code: 'notice-date',
        what: ({ date }) => `its date is ${formatDay(date)}`,
        todo: 'Correct the date: the newest is first, so a wrong year keeps a notice on top or hides it.',
      },
    ),
    eachRow('exam', ({ title }, { today }) => (lastDateIn(title) ?? today) < today, {
      code: 'form-over',
      what: ({ title }) =>
        `the form is still open, and ${formatDay(lastDateIn(title) ?? '')} is over`,
      todo: 'Untick “Open now”, or correct the day.',
    }),
  ],
  'before-go-live': [
    eachRow('disclosure_document', isCertificateOver, certificateOver),
    rule(
      (content) => content.rows.school.filter(({ session }) => isOver(session, content)),
      everyPage,
      sessionOver,
    ),
    rule(
      ({ website, today }) => [website().calendar].filter(({ lastDay }) => lastDay < today),
      calendarPage,
      {
        ...{ code: 'calendar-over', category: 'past' },
        what: ({ lastDay }) => `The last date of the calendar is ${formatDay(lastDay)}`,
        todo: 'Write the dates of the new session into content/pages/academics/calendar-dates.ts.',
      },
    ),
    rule(
      (content) => [content.website().calendar].filter(({ title }) => isOver(title, content)),
      calendarPage,
      {
        ...{ code: 'calendar-title', category: 'past' },
        what: ({ title }) => `The title “${title}” names a session that is over`,
        todo: 'Write the title of this session into content/pages/documents.ts.',
      },
    ),
  ],
}
