import type { CalendarDate } from '@/content/pages/academics/school-calendar'

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

/** "Wed, 2 Apr", of which a narrow column may part the weekday only. */
const written = (date: Date) => day.format(date).replace(/(\d) /, '$1\u00a0')

/** The days under the heading of their month: the year is said only where it is another. */
export function writtenDays({ from, to }: CalendarDate): string {
  const first = new Date(from)
  if (!to) return written(first)
  const last = new Date(to)
  const year = last.getUTCFullYear()
  const otherYear = year === first.getUTCFullYear() ? '' : ` ${year}`
  return `${written(first)} to ${written(last)}${otherYear}`
}
