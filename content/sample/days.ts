import {
  beginningOf,
  dayAfter,
  dayOfMonth,
  isSunday,
  monthOfDay,
  type Day,
} from 'school-schema/day'

export const [MONDAY, FRIDAY, SATURDAY] = [1, 5, 6]

const format = (options: Intl.DateTimeFormatOptions, language = 'en-IN') => {
  const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return (day: string) => formatter.format(new Date(day))
}

const weekday = format({ weekday: 'long' })

/** `2026-12-12` as "12 December". */
export const shortDay = format({ day: 'numeric', month: 'long' })

/** `2026-12-12` as "Saturday, 12 December". */
export const longDay = (day: string): string => `${weekday(day)}, ${shortDay(day)}`

/** `2026-12-12` as "12 दिसंबर". */
export const hindiDay = format({ day: 'numeric', month: 'long' }, 'hi-IN')

/** `2026-12-12` as "December". */
export const monthOf = format({ month: 'long' })

const inTable = format({ weekday: 'short', day: 'numeric', month: 'long' })

/** `2026-12-12` as "Sat, 12 December", on one line of a narrow column. */
export const dayInTable = (day: string): string => inTable(day).replaceAll(' ', '&nbsp;')

const weekdayOf = (day: string) => new Date(day).getUTCDay()

/** The first such weekday, at least this many days after a day. */
export function nextWeekday(number: number, day: string, days = 0): string {
  const earliest = dayAfter(day, days)
  return dayAfter(earliest, (number - weekdayOf(earliest) + 7) % 7)
}

/** This many days before a day; the Saturday before if that is a Sunday. */
export function schoolDayBefore(day: string, days: number): string {
  const before = dayAfter(day, -days)
  return isSunday(before) ? dayAfter(before, -1) : before
}

/** The first 15th of a month on or after a day. */
export function nextFifteenth(day: string): string {
  const inMonth = `${day.slice(0, 7)}-15`
  return day <= inMonth ? inMonth : dayOfMonth(monthOfDay(day as Day), 15, 1)
}

/** The end of a day at the school, as the CMS stores it. */
export const endOf = (day: string): string => beginningOf(dayAfter(day)).toISOString()

/** The half of the year that has its own timings. */
export const seasonOf = (day: string): string =>
  day.slice(5) >= '03-01' && day.slice(5) < '11-01' ? 'summer' : 'winter'
