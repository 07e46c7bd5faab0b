import { formatter, noon, type Month } from 'school-schema/day'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import type { Locale } from './messages.ts'

/** A function that writes a day. */
function dayWriter(options: Intl.DateTimeFormatOptions) {
  const write = formatter(options)
  return ({ language }: Locale, day: string): string => write(noon(day), language)
}

/** The same with a month that English shortens: Hindi and Bengali have no short months that all readers know. */
function shortWriter(options: Intl.DateTimeFormatOptions) {
  const [short, whole] = [dayWriter(options), dayWriter({ ...options, month: 'long' })]
  return (locale: Locale, day: string): string =>
    (locale.language === DEFAULT_LANGUAGE ? short : whole)(locale, day)
}

/** `2026-11-21` as "21 November 2026". */
export const formatDay = dayWriter({ dateStyle: 'long' })

/** `2026-11-21` as "Saturday, 21 November 2026". */
export const formatFullDay = dayWriter({ dateStyle: 'full' })

/** `2026-11-27` as "Fri". */
export const shortWeekday = dayWriter({ weekday: 'short' })

/** `2026-11-27` as "Friday". */
export const longWeekday = dayWriter({ weekday: 'long' })

/** `2027-01-04` as "Mon, 4 Jan". */
export const formatWeekday = shortWriter({ weekday: 'short', day: 'numeric', month: 'short' })

const dayAndMonth = dayWriter({ day: 'numeric', month: 'long' })

/** `2027-01-04` as "Monday 4 January". */
export const formatLongWeekday = (locale: Locale, day: string) =>
  `${longWeekday(locale, day)} ${dayAndMonth(locale, day)}`

const monthAndYear = dayWriter({ month: 'long', year: 'numeric' })

/** `2026-07` as "July 2026". */
export const formatMonth = (locale: Locale, month: Month) => monthAndYear(locale, `${month}-01`)

const shortMonth = shortWriter({ month: 'short' })

/** `2026-11-21` as the parts of a calendar leaf: 21, Nov, 2026. */
export function dayParts(locale: Locale, day: string) {
  const date = noon(day)
  return { day: date.getUTCDate(), month: shortMonth(locale, day), year: date.getUTCFullYear() }
}

const fullInIndia = formatter({ dateStyle: 'full', timeStyle: 'short' }, 'Asia/Kolkata')

/**
 * An instant in the school's time zone: "Saturday, 21 November 2026 at 3:04 pm IST". Some versions of
 * Node write a narrow no-break space before "pm", which not every mail program displays.
 */
export const formatSchoolTime = ({ language }: Locale, time: number): string =>
  `${fullInIndia(time, language).replace(/\s/g, ' ')} IST`

/** From one to another. */
export const writeRange = ({ t }: Locale, first: string, last: string) =>
  t('calendar.range', { first, last })

/** The first and the last day in a form of writing days. */
export const formatDays = (
  locale: Locale,
  { from, to }: { from: string; to: string },
  write: (locale: Locale, day: string) => string,
): string =>
  from === to ? write(locale, from) : writeRange(locale, write(locale, from), write(locale, to))
