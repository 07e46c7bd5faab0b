import { datesOfSession, type CalendarDate } from '../../content/pages/academics/session-dates.ts'
import { lastDayOfSession, sessionOf } from 'school-schema/day'

/** The dates of a session and of the previous one, which continues while the office admits for the next. */
export function calendarOf(session: string): CalendarDate[] {
  const lastYear = Number(lastDayOfSession(session)?.slice(0, 4))
  return lastYear ? [...datesOfSession(lastYear - 2), ...datesOfSession(lastYear - 1)] : []
}

/** Whether a date of the calendar is on a day. */
export const isOn = (
  { from, to = from }: Pick<CalendarDate, 'from' | 'to'>,
  day: string,
): boolean => from <= day && day <= to

/** The holiday on a day; null on any other day. */
export const findHoliday = (dates: readonly CalendarDate[], day: string): CalendarDate | null =>
  dates.find((date) => date.kind === 'Holiday' && isOn(date, day)) ?? null

/** The upcoming and current dates on a day, and the past ones, latest session first. */
export function splitDates(dates: readonly CalendarDate[], today: string) {
  const { coming = [], past = [] } = Object.groupBy(dates, ({ from, to = from }) =>
    to < today ? 'past' : 'coming',
  )
  const bySession = [...Map.groupBy(past, ({ from }) => sessionOf(from))]
  return { coming, past: bySession.map(([session, over]) => ({ session, dates: over })).reverse() }
}

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const month = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The dates grouped by the month in which they begin. */
export function monthsOf(dates: readonly CalendarDate[]) {
  const groups = Map.groupBy(dates, ({ from }) => month.format(new Date(from)))
  return [...groups].map(([name, group]) => ({ name, dates: group }))
}

const NO_BREAK = '\u00a0'

/** The days of a date below the heading of its month, each on one line; with the year only if it differs. */
export function writtenDays({ from, to }: CalendarDate): [first: string, last?: string] {
  const write = (iso: string, year = '') =>
    `${day.format(new Date(iso))}${year}`.replaceAll(' ', NO_BREAK)
  if (!to) return [write(from)]
  const year = to.slice(0, 4)
  return [write(from), write(to, from.startsWith(year) ? '' : ` ${year}`)]
}

/** The number of days from a day to another, both included. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000) + 1
