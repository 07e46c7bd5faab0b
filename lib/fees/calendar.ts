/**
 * Days and months of the school's calendar, as ISO texts: `2026-07-15`, `2026-07`. They are compared
 * and counted as texts and figures, so that no clock and no time zone has a say.
 */
export type Day = `${number}-${number}-${number}`
export type Month = `${number}-${number}`

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
/** As it is written in India, where a browser has no field for a date. */
const INDIAN_DAY = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const ISO_MONTH = /^(\d{4})-(\d{1,2})$/
const INDIAN_MONTH = /^(\d{1,2})[-/. ](\d{4})$/
const NAMED_MONTH = /^([a-z]{3,9})\.?[-/, ]+(\d{4})$/i

const NAMES = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
]

const two = (figure: number) => String(figure).padStart(2, '0')

/** Nobody pays a fee outside these years; a year beyond them is a slip of the finger. */
const isPlausible = (year: number, month: number) =>
  year >= 2000 && year <= 2099 && month >= 1 && month <= 12

function monthOf(year: number, month: number): Month | null {
  return isPlausible(year, month) ? (`${year}-${two(month)}` as Month) : null
}

function dayOf(year: number, month: number, day: number): Day | null {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (!isPlausible(year, month) || day < 1 || day > last) return null
  return `${year}-${two(month)}-${two(day)}` as Day
}

/** The day that a text names, or null when there is no such day. */
export function parseDay(text: string): Day | null {
  const [, year, month, day] = ISO_DAY.exec(text) ?? []
  if (year) return dayOf(Number(year), Number(month), Number(day))
  const [, first, second, third] = INDIAN_DAY.exec(text) ?? []
  return third ? dayOf(Number(third), Number(second), Number(first)) : null
}

/** The month that a text names, or null. */
export function parseMonth(text: string): Month | null {
  const [, year, month] = ISO_MONTH.exec(text) ?? []
  if (year) return monthOf(Number(year), Number(month))
  const [, figure, ofYear] = INDIAN_MONTH.exec(text) ?? []
  if (ofYear) return monthOf(Number(ofYear), Number(figure))
  const [, name = '', itsYear] = NAMED_MONTH.exec(text) ?? []
  const found = NAMES.findIndex((each) => each.startsWith(name.toLowerCase()))
  return name ? monthOf(Number(itsYear), found + 1) : null
}

/** The month that a day is in. */
export function monthOfDay(day: Day): Month {
  return day.slice(0, 7) as Month
}

/** That day of the month so many months later. */
export function dayOfMonth(month: Month, day: number, later = 0): Day {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + later
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}-${two(day)}` as Day
}

const written = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-07` as "July 2026". */
export function formatMonth(month: Month): string {
  return written.format(new Date(month))
}

/** True for a day on which the fee counter is closed wherever it keeps Monday to Saturday. */
export function isSunday(day: Day): boolean {
  return new Date(day).getUTCDay() === 0
}
