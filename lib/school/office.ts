import type { CalendarKind } from 'school-schema/choices'
import { beginningOf, dayAfter, endOfDay, schoolDay, type Weekday } from 'school-schema/day'
import { parseClock } from 'school-schema/values/written'
import { classHours, weekdayOf } from '../format/hours.ts'
import { parseHours, type Hours } from '../messages/times.ts'

/** The office's hours and weekdays, as the settings give them. */
type Office = { officeHours: string; officeDays: readonly Weekday[] }

/** Whether the office is open at an instant, when it opens next, and the end of this status in ISO 8601. */
export type OfficeStatus = { until: string } & (
  | { isOpen: true; closes: string }
  | { isOpen: false; holiday: string | null; opens: { day: string; time: string } | null }
)

/** A date of the calendar, which closes the office if it is a holiday. */
type Closing = {
  from: string
  to: string
  title: string
  kind: CalendarKind
  notice?: number | null
  /** A date that is only for some does not close the school. */
  audience?: readonly string[]
}

const isOn = ({ from, to, audience = [] }: Closing, day: string) =>
  from <= day && day <= to && audience.length === 0

/** The holiday on a day; null on any other day. */
const findHoliday = (dates: readonly Closing[], day: string): Closing | null =>
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

/** What the settings and the calendar say of classes. */
export type Classes = {
  school: {
    schoolDays: readonly Weekday[]
    classTimings: readonly string[]
    classStart: string | null
  }
  dates: readonly Closing[]
}

/** When the first class begins and the last ends; null for what the settings do not say in every line. */
function schoolHours({ classTimings, classStart }: Classes['school']): {
  opens: string | null
  closes: string | null
} {
  const lines = classHours(classTimings)
  const hours = lines.flatMap((line) => line?.hours ?? [])
  const isKnown = hours.length > 0 && hours.length === lines.length
  const opens = hours.map((each) => each.opens).toSorted()
  const closes = hours.map((each) => each.closes).toSorted()
  return {
    opens: (isKnown && opens[0]) || (classStart && parseClock(classStart)),
    closes: (isKnown && closes.at(-1)) || null,
  }
}

/** When school ends on a day: the website then speaks of the next day. */
export function schoolEnd(school: Classes['school'], today = schoolDay()): Date[] {
  const { closes } = schoolHours(school)
  return closes ? [instant(today, closes)] : []
}

/** What there is on a day: school, none, or an event on a day without school. */
type SchoolDay = { day: string; kind: 'open' | 'closed' | 'event'; title: string | null }

/** Of today until school ends, then of tomorrow, and the end of this status; a time is null if it is not known. */
export type SchoolStatus = SchoolDay & {
  isToday: boolean
  opens: string | null
  closes: string | null
  /** The next day with school and when it begins, if that is a later one; null if the calendar does not reach so far. */
  next: { day: string; opens: string | null } | null
  until: string
}

/** The last date of the calendar: it knows no later day. A notice announces its day only. */
const lastKnownDay = (dates: readonly Closing[]): string =>
  dates.reduce((last, { to, notice }) => (notice || to < last ? last : to), '')

/** What the settings and the calendar say of a day; null if neither does. */
function schoolOn({ school: { schoolDays }, dates }: Classes, day: string): SchoolDay | null {
  const holiday = findHoliday(dates, day)
  if (holiday) return { day, kind: 'closed', title: holiday.title }
  const ofDay = dates.filter((date) => isOn(date, day))
  const [date] = ofDay.filter(({ kind }) => kind === 'Examination').concat(ofDay)
  const title = date?.title ?? null
  const isWeekday = schoolDays.includes(weekdayOf(day))
  if (date && !isWeekday)
    return { day, kind: date.kind === 'Examination' ? 'open' : 'event', title }
  if (schoolDays.length === 0 || (!date && day > lastKnownDay(dates))) return null
  return { day, kind: isWeekday ? 'open' : 'closed', title }
}

/** Whether there is school today or tomorrow; null if neither the calendar nor the settings say it. */
export function schoolStatus(classes: Classes, now: Date): SchoolStatus | null {
  const { schoolDays } = classes.school
  const hours = schoolHours(classes.school)
  const hoursOn = (day: string) =>
    schoolDays.includes(weekdayOf(day)) ? hours : { opens: null, closes: null }
  const today = schoolDay(now)
  const ofToday = schoolOn(classes, today)
  if (!ofToday) return null
  const { closes } = hoursOn(today)
  const end = ofToday.kind === 'open' && closes ? instant(today, closes) : null
  const isToday = !end || now < end
  const shown = isToday ? ofToday : schoolOn(classes, dayAfter(today))
  if (!shown) return null
  const isOpen = (day: string) => schoolOn(classes, day)?.kind === 'open'
  const next = shown.kind === 'open' ? undefined : daysFrom(dayAfter(shown.day)).find(isOpen)
  return {
    ...shown,
    ...hoursOn(shown.day),
    isToday,
    next: next ? { day: next, opens: hoursOn(next).opens } : null,
    until: isToday && end ? end.toISOString() : endOfDay(today),
  }
}

/** The instants of a day at which the status changes: opening, closing and midnight. */
export function officeChanges(office: Office, today = schoolDay()): Date[] {
  const hours = hoursOf(office)
  const times = hours ? [hours.opens, hours.closes] : []
  return [...times.map((time) => instant(today, time)), beginningOf(dayAfter(today))]
}
