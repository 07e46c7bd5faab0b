import { formatDay, lastDayOfSession } from '../../format/day.ts'
import type { RawRow } from '../../content/client/raw-rows.ts'
import {
  eachRow,
  toFault,
  type Content,
  type Find,
  type Message,
  type RuleSet,
} from '../content.ts'
import type { Fault } from '../issue.ts'
import { everyPage, placeOnPage } from '../places.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Notices are dated the day they are written; a wrong year keeps one on top for a year. */
const FAR_AHEAD_DAYS = 60
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The day so many days after another, YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The days that a text names with their year: "12 November 2026". A day without a year is not sure. */
function datesIn(text: string): string[] {
  const named = text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)?\s+(\p{L}{3,9})\.?,?\s+(\d{4})\b/gu)
  return [...named].flatMap(([, day = '', name = '', year = '']) => {
    const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
    return month === 0 ? [] : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  })
}

const isOver = (session: string | null, today: string): boolean =>
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

const isFarAway = (date: string, today: string) =>
  date > dayAfter(today, FAR_AHEAD_DAYS) || date < '2000-01-01'

const noticeDates = eachRow('notification', ({ date }, { today }) => isFarAway(date, today), {
  code: 'notice-date',
  what: ({ date }) => `its date is ${formatDay(date)}`,
  todo: 'Correct the date: the newest is first, so a wrong year keeps a notice on top or hides it.',
})

const lastDateIn = (title: string) => datesIn(title).at(-1) ?? null

const formDates = eachRow('exam', ({ title }, { today }) => (lastDateIn(title) ?? today) < today, {
  code: 'form-over',
  what: ({ title }) => `the form is still open, and ${formatDay(lastDateIn(title) ?? '')} is over`,
  todo: 'Untick “Open now”, or correct the day.',
})

/** The calendar of the website: its dates and the session in its title. */
const calendar: Find = ({ website, today }) => {
  const { title, lastDay } = website().calendar
  const fault = (code: string, what: string, todo: string): Fault => ({
    ...{ place: placeOnPage('/SchoolCalendar'), code, category: 'past', what, todo },
  })
  const lastDate = fault(
    'calendar-over',
    `The last date of the calendar is ${formatDay(lastDay)}`,
    'Write the dates of the new session into content/pages/academics/calendar-dates.ts.',
  )
  const name = fault(
    'calendar-title',
    `The title “${title}” names a session that is over`,
    'Write the title of this session into content/pages/documents.ts.',
  )
  return [...(lastDay < today ? [lastDate] : []), ...(isOver(title, today) ? [name] : [])]
}

/** Days that are over. What came with the website and what a remark explains only delays going live. */
export const dateRules: RuleSet = {
  'needs-fixing': [
    eachRow(
      'disclosure_document',
      (row, content) => !row.remark && isCertificateOver(row, content),
      certificateOver,
    ),
    eachRow('school', (row, { today }) => !row.sample && isOver(row.session, today), sessionOver),
    ...[noticeDates, formDates],
  ],
  'before-go-live': [
    eachRow('disclosure_document', isCertificateOver, certificateOver),
    ({ rows, today }) =>
      rows.school
        .filter(({ session }) => isOver(session, today))
        .map((row) => toFault(everyPage, row, sessionOver)),
    calendar,
  ],
}
