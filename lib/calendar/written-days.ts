import type { CalendarDate } from '../../content/pages/academics/session-dates.ts'

type Month = { name: string; dates: CalendarDate[] }

const day = new Intl.DateTimeFormat('en-IN', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
})
const month = new Intl.DateTimeFormat('en-IN', {
  ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
})

/** The dates under the month in which each begins, in their order. */
export function monthsOf(dates: readonly CalendarDate[]): Month[] {
  const groups = Map.groupBy(dates, ({ from }) => month.format(new Date(from)))
  return [...groups].map(([name, group]) => ({ name, dates: group }))
}

const NO_BREAK = '\u00a0'

/** The days under the heading of their month, each on one line: the year is said only where it is another. */
export function writtenDays({ from, to }: CalendarDate): [first: string, last?: string] {
  const write = (iso: string, year = '') =>
    `${day.format(new Date(iso))}${year}`.replaceAll(' ', NO_BREAK)
  if (!to) return [write(from)]
  const year = to.slice(0, 4)
  return [write(from), write(to, from.startsWith(year) ? '' : ` ${year}`)]
}
