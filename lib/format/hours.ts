import { longWeekday, writeRange } from '../messages/values.ts'
import { weekdays, type Weekday } from 'school-schema/day'

const keys = Object.keys(weekdays) as Weekday[]

/** The weekday of a day, YYYY-MM-DD. */
export const weekdayOf = (day: string): Weekday => keys[new Date(day).getUTCDay()] ?? 'sun'

/** Times of day as 24-hour clock: 08:30. */
export type Hours = { opens: string; closes: string }

const TIME = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*(?:(noon)|([ap])\.?m\.?)?`
const HOURS = new RegExp(String.raw`^${TIME}\s*(?:-|–|—|to|till|until)\s*${TIME}$`, 'i')

function clock([hour = '', minute = '00', noon, half]: (string | undefined)[]): string | null {
  const isAfternoon = half?.toLowerCase() === 'p' || noon !== undefined
  const hours = half || noon ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  const isTime = hours < 24 && Number(minute) < 60 && (!half || Number(hour) <= 12)
  return isTime ? `${String(hours).padStart(2, '0')}:${minute}` : null
}

/**
 * Office hours as the school writes them: "8:30am-2pm", "8.30 a.m. to 2 p.m.", "08:30-14:00". Null
 * for any other text, such as two periods, and for an end before the start.
 */
export function parseHours(text: string): Hours | null {
  const found = HOURS.exec(text.trim())
  if (!found) return null
  const [opens, closes] = [clock(found.slice(1, 5)), clock(found.slice(5))]
  return opens && closes && opens < closes ? { opens, closes } : null
}

/** A time of day as the site writes it: "8:30am", "2pm", "12 noon". */
export function writeTime(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)]
  if (time === '12:00') return '12 noon'
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}${hour < 12 ? 'am' : 'pm'}`
}

/** When the classes of lines such as "Nursery to UKG: 9:40am-12:40pm" close; other lines are left out. */
export const closingTimes = (lines: readonly string[]): { classes: string; time: string }[] =>
  lines.flatMap((line) => {
    const [, classes, written = ''] = /^(.+?):\s*(\d.*)$/.exec(line) ?? []
    const hours = parseHours(written)
    return classes && hours ? [{ classes, time: writeTime(hours.closes) }] : []
  })

/** 4 January 1970 is a Sunday. */
const nameOf = (day: Weekday) =>
  longWeekday(`1970-01-${String(4 + keys.indexOf(day)).padStart(2, '0')}`)

/** Some weekdays in words: "Monday to Saturday", "Monday, Wednesday, Friday"; empty for none. */
export function writeDays(days: readonly Weekday[]): string {
  // The week begins on Monday.
  const week = [...keys.slice(1), ...keys.slice(0, 1)].filter((day) => days.includes(day))
  const [first, last] = [week[0], week.at(-1)]
  if (!first || !last) return ''
  const isRow = (keys.indexOf(last) || 7) - (keys.indexOf(first) || 7) === week.length - 1
  return isRow && week.length > 2
    ? writeRange(nameOf(first), nameOf(last))
    : week.map(nameOf).join(', ')
}

/** "8:30am-2pm Monday to Saturday", or on two lines. */
export const officeTimes = (
  office: { officeHours: string; officeDays: readonly Weekday[] },
  separator: ' ' | '\n' = ' ',
): string => [office.officeHours, writeDays(office.officeDays)].filter(Boolean).join(separator)
