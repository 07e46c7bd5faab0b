import { beginningOf, dayAfter, lastDayOfSession, schoolDay, sessionOf } from 'school-schema/day'
import { formatDay } from '../messages/days.ts'
import type { Locale } from '../messages/messages.ts'

/** The first day of the next session, on which the session changes. */
const nextSession = (today: string) => dayAfter(lastDayOfSession(sessionOf(today)) ?? today)

/** When admission opens, closes, or is offered for another session. */
export const admissionChanges = (
  { from, until }: { from: string | null; until: string | null },
  today = schoolDay(),
): Date[] =>
  [from, until && dayAfter(until), nextSession(today)].flatMap((day) =>
    day ? beginningOf(day) : [],
  )

/** When the status of admission at an instant ends, in ISO 8601. */
export function admissionStatusEnd(
  days: Parameters<typeof admissionChanges>[0],
  now: Date,
): string | null {
  const coming = admissionChanges(days, schoolDay(now)).filter((change) => change > now)
  return coming.toSorted((one, other) => Number(one) - Number(other))[0]?.toISOString() ?? null
}

type Admission = { admission: { isOpen: boolean; until: string | null; seats: string | null } }

/** The last day for registration and the seats, while admission is open and the office has set them. */
export function admissionDetails(
  locale: Locale,
  { admission: { isOpen, until, seats } }: Admission,
): string[] {
  if (!isOpen) return []
  return [
    until ? locale.t('admission.until', { day: formatDay(locale, until) }) : [],
    seats ? locale.t('admission.seats', { seats }) : [],
  ].flat()
}
