import { formatDay } from '../../format/day.ts'
import { lastDayOfSession } from '../../format/session.ts'
import type { RawRow } from '../../content/client/raw-rows.ts'
import { eachRow, type Content, type Find, type RuleSet } from '../content.ts'
import type { Fault } from '../issue.ts'
import { placeOnPage, wholeSite } from '../places.ts'

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

const certificateOver = (
  { valid_until: last }: RawRow<'disclosure_document'>,
  { today }: Content,
) =>
  last !== null &&
  last < today && {
    ...{ code: 'certificate-over', category: 'past' as const },
    what: `it was valid until ${formatDay(last)}`,
    todo: 'Add the renewed document as a new row and hide this one; or write a remark that says what is under way.',
  }

const sessionOver = ({ session }: RawRow<'school'>, { today }: Content) =>
  isOver(session, today) && {
    ...{ code: 'session-over', category: 'past' as const },
    what: `the session of the admissions, ${session}, is over`,
    todo: 'Write the coming session into “Session”.',
  }

const noticeDates = eachRow(
  'notification',
  ({ date }, { today }) =>
    (date > dayAfter(today, FAR_AHEAD_DAYS) || date < '2000-01-01') && {
      code: 'notice-date',
      what: `its date is ${formatDay(date)}`,
      todo: 'Correct the date: the newest is first, so a wrong year keeps a notice on top or hides it.',
    },
)

const formDates = eachRow('exam', ({ title }, { today }) => {
  const last = datesIn(title).at(-1)
  if (last === undefined || last >= today) return null
  const what = `the form is still open, and ${formatDay(last)} is over`
  return { code: 'form-over', what, todo: 'Untick “Open now”, or correct the day.' }
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
    eachRow('disclosure_document', (row, content) => !row.remark && certificateOver(row, content)),
    eachRow('school', (row, content) => !row.sample && sessionOver(row, content)),
    ...[noticeDates, formDates],
  ],
  'before-go-live': [
    eachRow('disclosure_document', certificateOver),
    (content) =>
      eachRow('school', sessionOver)(content).map((fault) => ({ ...fault, place: wholeSite })),
    calendar,
  ],
}
