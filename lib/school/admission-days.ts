import { beginningOf, dayAfter, lastDayOfSession, schoolDay, sessionOf } from 'school-schema/day'

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
