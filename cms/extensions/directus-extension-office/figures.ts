import type { Row } from './database.ts'

export type Figures = {
  waiting: number
  overdue: number
  answered: number
  median_hours: number | null
}

const HOUR_MS = 3_600_000
export const WINDOW_MS = 30 * 24 * HOUR_MS

/**
 * The figures of the dashboard. The median is of what was received in the last 30 days and answered;
 * suspected enquiries are left out of it, as closing one is no word with a family.
 */
export function figuresOf(enquiries: Row[], now: Date): Figures {
  const waiting = enquiries.filter(({ stage }) => stage === 'new')
  const hours = enquiries
    .filter(({ suspected }) => suspected === null || suspected === '')
    .filter(({ received_at }) => timeOf(received_at) >= now.getTime() - WINDOW_MS)
    .map(({ received_at, first_contact_at }) => timeOf(first_contact_at) - timeOf(received_at))
    .filter((ms) => ms >= 0)
    .map((ms) => ms / HOUR_MS)
  const middle = median(hours)
  return {
    waiting: waiting.length,
    overdue: waiting.filter(({ reply_by }) => timeOf(reply_by) < now.getTime()).length,
    answered: hours.length,
    median_hours: middle === null ? null : Math.round(middle * 10) / 10,
  }
}

/** The middle one, or the mean of the two in the middle; null of nothing. */
export function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const [lower, upper] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

/** SQLite gives milliseconds, PostgreSQL dates; NaN, which no comparison holds for, of nothing. */
function timeOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'number') return value
  return typeof value === 'string' ? Date.parse(value) : NaN
}
