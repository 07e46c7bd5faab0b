import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import type { Locale } from '../messages/messages.ts'
import { fill } from 'school-schema/values/fill'
import { dayAfter, schoolDay } from 'school-schema/day'
import { localTimes, writeTime } from '../messages/times.ts'
import { formatLongWeekday, formatWeekday, longWeekday, shortWeekday } from '../messages/days.ts'
import { schoolStatus, type Classes, type OfficeStatus } from '../school/office.ts'

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

/** "Today, Sunday: closed. Next school day: Monday 9:40am": of today until school ends, then of tomorrow; null if that is not known. */
export function schoolNote(
  locale: Locale,
  classes: Classes & { school: { alert?: object | null } },
  now = new Date(),
): DayNote | null {
  const status = schoolStatus(classes, now)
  if (!status) return null
  const { day, kind, isToday, title, opens, closes, next, until } = status
  const words = locale.messages.quickAnswers.school
  const write = (time: string | null) => (time ? writeTime(locale, time) : '')
  const isThisWeek = next && next.day < dayAfter(schoolDay(now), 7)
  const values = {
    when: isToday ? words.today : words.tomorrow,
    day: longWeekday(locale, day),
    opens: write(opens),
    closes: write(closes),
  }
  const hours = !opens ? 'open' : isToday && closes ? 'between' : 'from'
  const first =
    kind === 'event'
      ? `${values.when}, ${values.day}: ${title}`
      : fill(words[kind === 'open' ? hours : kind], values)
  const ofCalendar = title && kind !== 'event' ? `${first} (${title})` : first
  // "School is closed today" is above it, and in no calendar.
  const isDoubtful = kind === 'open' && classes.school.alert
  const named = isDoubtful ? fill(words.unless, { first: ofCalendar }) : ofCalendar
  if (!next) return { text: named, until }
  const nextDay = (isThisWeek ? longWeekday : formatLongWeekday)(locale, next.day)
  const nextTime = [nextDay, write(next.opens)].filter(Boolean).join(' ')
  return { text: fill(words.next, { first: named, day: nextTime }), until }
}
