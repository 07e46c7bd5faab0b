import type { CalendarKind } from 'school-schema/choices'
import { beginningOf, dayAfter, schoolDay, type Weekday } from 'school-schema/day'
import { weekdayOf } from '../format/hours.ts'
import { parseHours, type Hours } from '../messages/times.ts'

/** The office's hours and weekdays, as the settings give them. */
type Office = { officeHours: string; officeDays: readonly Weekday[] }

/** Whether the office is open at an instant, when it opens next, and the end of this status in ISO 8601. */
export type OfficeStatus = { until: string } & (
  | { isOpen: true; closes: string }
  | { isOpen: false; holiday: string | null; opens: { day: string; time: string } | null }
)

/** A date of the calendar, which closes the office if it is a holiday. */
type Closing = { from: string; to: string; title: string; kind: CalendarKind }

const isOn = ({ from, to }: Closing, day: string) => from <= day && day <= to

/** The holiday on a day; null on any other day. */
export const findHoliday = (dates: readonly Closing[], day: string): Closing | null =>
  dates.find((date) => date.kind === 'Holiday' && isOn(date, day)) ?? null

/** The longest vacation has 31 days. */
const MAX_DAYS = 60

const daysFrom = (today: string) =>
  Array.from({ length: MAX_DAYS }, (_, index) => dayAfter(today, index))

/** A time of day at the school. */
export const instant = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)

const hoursOf = ({ officeHours, officeDays }: Office): Hours | null =>
  officeDays.length > 0 ? parseHours(officeHours) : null

/** The status at an instant; null if the settings do not say when the office is open. */
export function officeStatus(
  office: Office,
  dates: readonly Closing[],
  now: Date,
): OfficeStatus | null {
  const hours = hoursOf(office)
  if (!hours) return null
  const today = schoolDay(now)
  const isWorkingDay = (day: string) =>
    office.officeDays.includes(weekdayOf(day)) && !findHoliday(dates, day)
  const isFuture = (day: string) => now < instant(day, hours.opens)
  const until = (officeChanges(office, today).find((time) => now < time) ?? now).toISOString()
  if (isWorkingDay(today) && !isFuture(today) && now < instant(today, hours.closes))
    return { isOpen: true, closes: hours.closes, until }
  const next = daysFrom(today).find((day) => isWorkingDay(day) && isFuture(day))
  return {
    isOpen: false,
    holiday: findHoliday(dates, today)?.title ?? null,
    opens: next ? { day: next, time: hours.opens } : null,
    until,
  }
}

/** Whether there is school on a day, what the calendar has for it, and otherwise when school reopens. */
export type SchoolStatus = { isOn: boolean; title: string | null; reopens: string | null }

/** The status of a day; null if neither the calendar nor the settings say it. */
export function schoolStatus(
  days: readonly Weekday[],
  dates: readonly Closing[],
  today: string,
): SchoolStatus | null {
  const holiday = findHoliday(dates, today)
  const ofToday = dates.filter((date) => isOn(date, today))
  const [date] = ofToday.filter(({ kind }) => kind === 'Examination').concat(ofToday)
  if (date && !holiday) return { isOn: true, title: date.title, reopens: null }
  if (days.length === 0 && !holiday) return null
  const isSchoolDay = (day: string) => days.includes(weekdayOf(day)) && !findHoliday(dates, day)
  if (isSchoolDay(today)) return { isOn: true, title: null, reopens: null }
  const reopens = daysFrom(today).find(isSchoolDay) ?? null
  return { isOn: false, title: holiday?.title ?? null, reopens }
}

/** The instants of a day at which the status changes: opening, closing and midnight. */
export function officeChanges(office: Office, today = schoolDay()): Date[] {
  const hours = hoursOf(office)
  const times = hours ? [hours.opens, hours.closes] : []
  return [...times.map((time) => instant(today, time)), beginningOf(dayAfter(today))]
}
