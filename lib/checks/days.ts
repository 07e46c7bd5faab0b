const DAY_MS = 24 * 60 * 60 * 1000

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The day so many days after another, YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The days that a text names with their year: "12 November 2026". Days without a year are nobody's. */
export function datesIn(text: string): string[] {
  return [
    ...text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)?\s+(\p{L}{3,9})\.?,?\s+(\d{4})\b/gu),
  ].flatMap(([, day = '', name = '', year = '']) => {
    const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
    return month === 0 ? [] : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  })
}
