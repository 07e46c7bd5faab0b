import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import type { Locale } from '../messages/messages.ts'
import { fill } from 'school-schema/values/fill'
import { dayAfter, endOfDay, type Weekday } from 'school-schema/day'
import { localTimes, writeTime } from '../messages/times.ts'
import { formatLongWeekday, formatWeekday, longWeekday, shortWeekday } from '../messages/days.ts'
import { schoolStatus, type OfficeStatus } from '../school/office.ts'

/** "8:30am" today, "Fri 8:30am" within a week, otherwise with the date. */
function writeOpening(
  locale: Locale,
  { day, time }: { day: string; time: string },
  today: string,
): string {
  if (day === today) return writeTime(locale, time)
  const isThisWeek = day < dayAfter(today, 7)
  const nameOf = locale.language === DEFAULT_LANGUAGE ? shortWeekday : longWeekday
  return `${isThisWeek ? nameOf(locale, day) : formatWeekday(locale, day)} ${writeTime(locale, time)}`
}

/** A sentence about a day or an hour, and when it ends, in ISO 8601; null if it always holds. */
export type DayNote = { text: string; until: string | null }

type Office = {
  school: { officeHours: string }
  today: string
  office: OfficeStatus | null
}

/** Whether the office is open now, and until or from when; null without hours. */
export function officeNote(locale: Locale, { office, school, today }: Office): DayNote | null {
  if (office) return { text: writeStatus(locale, office, today), until: office.until }
  const { hours } = locale.messages.quickAnswers.office
  const officeHours = localTimes(locale, school.officeHours)
  return officeHours ? { text: fill(hours, { officeHours }), until: null } : null
}

function writeStatus(locale: Locale, office: OfficeStatus, today: string): string {
  const { open, opens, holiday, closed } = locale.messages.quickAnswers.office
  if (office.isOpen) return fill(open, { closes: writeTime(locale, office.closes) })
  if (!office.opens) return closed
  const at = writeOpening(locale, office.opens, today)
  return office.holiday
    ? fill(holiday, { title: office.holiday, opens: at })
    : fill(opens, { opens: at })
}

type Days = {
  school: { schoolDays: readonly Weekday[] }
  today: string
  dates: Parameters<typeof schoolStatus>[1]
}

/** Whether there is school today and why, or when it reopens; null if that is not known. */
export function schoolNote(locale: Locale, { school, today, dates }: Days): DayNote | null {
  const status = schoolStatus(school.schoolDays, dates, today)
  if (!status) return null
  const { isOn, title, reopens } = status
  const note = [
    isOn ? locale.t('quickAnswers.school.open') : locale.t('quickAnswers.school.closed'),
    title,
  ]
    .filter(Boolean)
    .join(': ')
  const text = reopens
    ? `${note}, ${locale.t('quickAnswers.school.reopens', { day: formatLongWeekday(locale, reopens) })}`
    : note
  return { text, until: endOfDay(today) }
}
