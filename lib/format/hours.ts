import { localTimes, parseHours, writeTime, type Hours } from '../messages/times.ts'
import { longWeekday, writeRange } from '../messages/days.ts'
import { weekdays, type Weekday } from 'school-schema/day'
import type { Locale } from '../messages/messages.ts'

const keys = Object.keys(weekdays) as Weekday[]

/** The weekday of a day, YYYY-MM-DD. */
export const weekdayOf = (day: string): Weekday => keys[new Date(day).getUTCDay()] ?? 'sun'

/** Lines such as "Nursery to UKG: 9:40am-12:40pm" as classes and hours; null for any other line. */
export const classHours = (
  lines: readonly string[],
): ({ classes: string; hours: Hours } | null)[] =>
  lines.map((line) => {
    const [, classes = '', written = line] = /^(.+?):\s*(\d.*)$/.exec(line) ?? []
    const hours = parseHours(written)
    return hours && { classes, hours }
  })

/** When the classes of lines such as "Nursery to UKG: 9:40am-12:40pm" close; other lines are left out. */
export const closingTimes = (
  locale: Locale,
  lines: readonly string[],
): { classes: string; time: string }[] =>
  classHours(lines).flatMap((line) =>
    line?.classes ? { classes: line.classes, time: writeTime(locale, line.hours.closes) } : [],
  )

/** 4 January 1970 is a Sunday. */
const nameOf = (locale: Locale, day: Weekday) =>
  longWeekday(locale, `1970-01-${String(4 + keys.indexOf(day)).padStart(2, '0')}`)

/** Some weekdays in words: "Monday to Saturday", "Monday, Wednesday, Friday"; empty for none. */
export function writeDays(locale: Locale, days: readonly Weekday[]): string {
  // The week begins on Monday.
  const week = [...keys.slice(1), ...keys.slice(0, 1)].filter((day) => days.includes(day))
  const [first, last] = [week[0], week.at(-1)]
  if (!first || !last) return ''
  const isRow = (keys.indexOf(last) || 7) - (keys.indexOf(first) || 7) === week.length - 1
  return isRow && week.length > 2
    ? writeRange(locale, nameOf(locale, first), nameOf(locale, last))
    : week.map((each) => nameOf(locale, each)).join(', ')
}

/** "8:30am-2pm Monday to Saturday", or on two lines. */
export const officeTimes = (
  locale: Locale,
  office: { officeHours: string; officeDays: readonly Weekday[] },
  separator: ' ' | '\n' = ' ',
): string =>
  [localTimes(locale, office.officeHours), writeDays(locale, office.officeDays)]
    .filter(Boolean)
    .join(separator)
