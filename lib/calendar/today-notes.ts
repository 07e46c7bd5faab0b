import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { getLanguage, getMessages, t } from '../messages/messages.ts'
import { fill } from 'school-schema/values/fill'
import { dayAfter, endOfDay, type Weekday } from 'school-schema/day'
import { localTimes, writeTime } from '../messages/times.ts'
import { formatLongWeekday, formatWeekday, longWeekday, shortWeekday } from '../messages/values.ts'
import { schoolStatus, type OfficeStatus } from '../school/office.ts'

/** "8:30am" today, "Fri 8:30am" within a week, otherwise with the date. */
function writeOpening({ day, time }: { day: string; time: string }, today: string): string {
  if (day === today) return writeTime(time)
  const isThisWeek = day < dayAfter(today, 7)
  const nameOf = getLanguage() === DEFAULT_LANGUAGE ? shortWeekday : longWeekday
  return `${isThisWeek ? nameOf(day) : formatWeekday(day)} ${writeTime(time)}`
}

/** A sentence about a day or an hour, and when it ends, in ISO 8601; null if it always holds. */
export type DayNote = { text: string; until: string | null }

type Office = {
  school: { officeHours: string }
  today: string
  office: OfficeStatus | null
}

/** Whether the office is open now, and until or from when; null without hours. */
export function officeNote({ office, school, today }: Office): DayNote | null {
  if (office) return { text: writeStatus(office, today), until: office.until }
  const { hours } = getMessages().quickAnswers.office
  const officeHours = localTimes(school.officeHours)
  return officeHours ? { text: fill(hours, { officeHours }), until: null } : null
}

function writeStatus(office: OfficeStatus, today: string): string {
  const { open, opens, holiday, closed } = getMessages().quickAnswers.office
  if (office.isOpen) return fill(open, { closes: writeTime(office.closes) })
  if (!office.opens) return closed
  const at = writeOpening(office.opens, today)
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
export function schoolNote({ school, today, dates }: Days): DayNote | null {
  const status = schoolStatus(school.schoolDays, dates, today)
  if (!status) return null
  const { isOn, title, reopens } = status
  const note = [isOn ? t('quickAnswers.school.open') : t('quickAnswers.school.closed'), title]
    .filter(Boolean)
    .join(': ')
  const text = reopens
    ? `${note}, ${t('quickAnswers.school.reopens', { day: formatLongWeekday(reopens) })}`
    : note
  return { text, until: endOfDay(today) }
}
