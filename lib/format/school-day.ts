const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The calendar day at the school, YYYY-MM-DD, wherever the server stands. */
export function schoolDay(now: Date = new Date()): string {
  return inIndia.format(now)
}
