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

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The calendar day at the school, YYYY-MM-DD, wherever the server stands. */
export function schoolDay(now: Date = new Date()): string {
  return inIndia.format(now)
}

const dateTimeInIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** A moment as the school's clock shows it: "Saturday, 21 November 2026 at 3:04 pm IST". */
export function formatSchoolTime(time: number): string {
  // Some versions of Node put a narrow space before "pm", which not every mail reader can show.
  return `${dateTimeInIndia.format(time).replace(/\s/g, ' ')} IST`
}

const clockInIndia = new Intl.DateTimeFormat('en-IN', {
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** The time of day as the school's clock shows it: "3:04 pm". */
export function formatSchoolClock(time: number): string {
  return clockInIndia.format(time).replace(/\s/g, ' ')
}

/** The last day of an Indian school's session that is written like 2025-2026 or 2022-23. */
export function lastDayOfSession(text: string): string | null {
  const [, first, last = ''] = /(\d{4})\s*[-–/]\s*(\d{4}|\d{2})(?!\d)/.exec(text) ?? []
  if (!first) return null
  return `${last.length === 2 ? first.slice(0, 2) + last : last}-03-31`
}
