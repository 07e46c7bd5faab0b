/** When something is to be seen, in ISO 8601; null where that side is open. */
export type Schedule = { publishFrom: string | null; publishUntil: string | null }

/** `hidden`: nowhere to be seen, because its time has not come or there is none. */
export type PublicationStatus = 'hidden' | 'shown' | 'past'

/**
 * Where something stands in its time: shown from the very moment on, and past from the very moment on.
 * An end that does not follow the beginning leaves no time to show it in: it is not shown at all,
 * rather than at a time that nobody asked for.
 */
export function publicationStatusOf(
  { publishFrom, publishUntil }: Schedule,
  now: Date,
): PublicationStatus {
  const from = publishFrom === null ? -Infinity : Date.parse(publishFrom)
  const until = publishUntil === null ? Infinity : Date.parse(publishUntil)
  if (until <= from || now.getTime() < from) return 'hidden'
  return now.getTime() < until ? 'shown' : 'past'
}

/** What is shown at this moment, in the order given. */
export function publishedNow<Row extends Schedule>(rows: readonly Row[], now: Date): Row[] {
  return rows.filter((row) => publicationStatusOf(row, now) === 'shown')
}
