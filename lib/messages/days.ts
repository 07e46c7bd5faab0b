import * as days from 'school-schema/day'
import { getLanguage, t } from './messages.ts'

// Days as a page writes them, in its language.

/** `2026-11-21` as "21 November 2026". */
export const formatDay = (day: string) => days.formatDay(day, getLanguage())

/** `2026-11-21` as "Saturday, 21 November 2026". */
export const formatFullDay = (day: string) => days.formatFullDay(day, getLanguage())

/** `2026-11-27` as "Fri". */
export const shortWeekday = (day: string) => days.shortWeekday(day, getLanguage())

/** `2026-11-27` as "Friday". */
export const longWeekday = (day: string) => days.longWeekday(day, getLanguage())

/** `2027-01-04` as "Mon, 4 Jan". */
export const formatWeekday = (day: string) => days.formatWeekday(day, getLanguage())

/** `2027-01-04` as "Monday 4 January". */
export const formatLongWeekday = (day: string) => days.formatLongWeekday(day, getLanguage())

/** `2026-07` as "July 2026". */
export const formatMonth = (month: days.Month) => days.formatMonth(month, getLanguage())

/** `2026-11-21` as the parts of a calendar leaf: 21, Nov, 2026. */
export const dayParts = (day: string) => days.dayParts(day, getLanguage())

/** An instant in the school's time zone: "Saturday, 21 November 2026 at 3:04 pm IST". */
export const formatSchoolTime = (time: number) => days.formatSchoolTime(time, getLanguage())

/** From one to another. */
export const writeRange = (first: string, last: string) => t('calendar.range', { first, last })
