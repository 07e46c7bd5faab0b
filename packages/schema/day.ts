import { formatLocale } from './languages.ts'
import { DAY_MS } from './values/durations.ts'

/**
 * Days and months of the school's calendar as ISO strings: `2026-07-15`, `2026-07`. They are
 * compared as strings, so that clocks and time zones do not matter.
 */
export type Day = `${number}-${number}-${number}`
export type Month = `${number}-${number}`

/** Writes a date in a language; keeps what it makes, as that takes longer than writing. */
export function formatter(options: Intl.DateTimeFormatOptions, timeZone = 'UTC') {
  const made = new Map<string, Intl.DateTimeFormat>()
  return function write(date: Date | number, language = 'en'): string {
    const locale = formatLocale(language)
    const format = made.get(language) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    made.set(language, format)
    return format.format(date)
  }
}

const INDIA_MS = 5.5 * 60 * 60 * 1000

/** The times whose years have four digits, as in the columns of the CMS. */
const [FIRST, LAST] = [Date.parse('0000-01-01T00:00Z'), Date.parse('9999-12-31T23:59Z')]

/** The day of a time, or the nearest day that can be written as YYYY-MM-DD. */
const dayAt = (time: number) =>
  new Date(Math.min(Math.max(time, FIRST), LAST)).toISOString().slice(0, 10)

/** A calendar day has no time zone; noon UTC is on that day in any formatter set to UTC. */
export const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** The day this many days after another, both YYYY-MM-DD. */
export const dayAfter = (day: string, days = 1): string =>
  dayAt(noon(day).getTime() + days * DAY_MS)

/** The days of the week by their keys in the settings, in the order of `Date.getUTCDay()`. */
export const weekdays = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
} as const

export type Weekday = keyof typeof weekdays

export const isSunday = (day: string): boolean => noon(day).getUTCDay() === 0

/** The latest of some ISO 8601 dates; null without any. */
export function newest(dates: readonly (string | null | undefined)[]): string | null {
  const given = dates.flatMap((date) => date ?? [])
  return given.toSorted().at(-1) ?? null
}

/** When the last of some ends, in ISO 8601; null if one has no end. */
export const lastEnd = (ends: readonly (string | null)[]): string | null =>
  ends.includes(null) ? null : newest(ends)

/** The calendar day at the school, YYYY-MM-DD, independent of the server's time zone. */
export const schoolDay = (now: Date = new Date()): string => dayAt(now.getTime() + INDIA_MS)

/** The session of a day; sessions begin on 1 April: `2026-2027`. */
export function sessionOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return `${year}-${year + 1}`
}

/** The session after that of a day. */
export function sessionAfter(day: string): string {
  const year = Number(sessionOf(day).slice(0, 4)) + 1
  return `${year}-${year + 1}`
}

/** The start of a day in the school's time zone. */
export const beginningOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

/** When a day ends at the school, in ISO 8601. */
export const endOfDay = (day: string): string => beginningOf(dayAfter(day)).toISOString()

/** The last day of a session written like 2025-2026 or 2022-23; sessions end in March. */
export function lastDayOfSession(text: string): string | null {
  const [, first, last = ''] = /(\d{4})\s*[-–/]\s*(\d{4}|\d{2})(?!\d)/.exec(text) ?? []
  if (!first) return null
  const year = last.length === 2 ? first.slice(0, 2) + last : last
  return isPlausibleYear(Number(year)) ? `${year}-03-31` : null
}

/** A year outside of these is a typing error. */
export const isPlausibleYear = (year: number, earliest = 2000): boolean =>
  year >= earliest && year <= 2100
