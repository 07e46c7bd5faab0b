import { formatMonth, formatWeekday, writeRange } from '../messages/days.ts'
import type { PageKind } from 'school-schema/pages/page-kinds'
import { sessionOf, type Month } from 'school-schema/day'
import type { CalendarKind } from 'school-schema/choices'
import type { Locale } from '../messages/messages.ts'

/** The first and the last day. */
type Days = { from: string; to: string }
type Kind = { kind: CalendarKind }

/** The dates of the calendar on a page of a kind. */
export const datesByKind: Partial<Record<PageKind, 'Examination' | 'Event'>> = {
  'exam-dates': 'Examination',
  'event-dates': 'Event',
}

/** The dates that a page shows: all, those of a kind, or none. */
export function datesOn<Each extends Kind>(
  { template }: { template: PageKind },
  dates: readonly Each[],
): readonly Each[] {
  if (template === 'calendar') return dates
  return dates.filter(({ kind }) => kind === datesByKind[template])
}

/** The upcoming and current dates on a day, and the past ones, latest session first. */
export function splitDates<Each extends Days>(dates: readonly Each[], today: string) {
  const { coming = [], past = [] } = Object.groupBy(dates, ({ to }) =>
    to < today ? 'past' : 'coming',
  )
  return { coming, past: bySession(past).reverse() }
}

/** The dates of each session. */
export function bySession<Each extends Days>(dates: readonly Each[]) {
  const groups = Map.groupBy(dates, ({ from }) => sessionOf(from))
  return [...groups].map(([session, group]) => ({ session, dates: group }))
}

/** The dates grouped by the month in which they begin. */
export function monthsOf<Each extends Days>(locale: Locale, dates: readonly Each[]) {
  const groups = Map.groupBy(dates, ({ from }) => formatMonth(locale, from.slice(0, 7) as Month))
  return [...groups].map(([name, group]) => ({ name, dates: group }))
}

const NO_BREAK = '\u00a0'

/** The days of a date below the heading of its month, each on one line; with the year only if it differs. */
export function writtenDays(locale: Locale, { from, to }: Days): string {
  const write = (iso: string, year = '') =>
    `${formatWeekday(locale, iso)}${year}`.replaceAll(' ', NO_BREAK)
  if (to === from) return write(from)
  const year = to.slice(0, 4)
  return writeRange(locale, write(from), write(to, from.startsWith(year) ? '' : ` ${year}`))
}

/** The number of days from a day to another, both included. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000) + 1
