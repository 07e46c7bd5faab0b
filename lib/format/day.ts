const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' })

/** A calendar day has no time zone; noon UTC is on that day in any formatter set to UTC. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** `2026-11-21` as "21 November 2026". */
export function formatDay(day: string): string {
  return long.format(noon(day))
}

/** `2026-11-21` as the parts of a calendar block: 21, Nov, 2026. */
export function dayParts(day: string): { day: number; month: string; year: number } {
  const date = noon(day)
  return { day: date.getUTCDate(), month: month.format(date), year: date.getUTCFullYear() }
}
