import { DAY_MS, HOUR_MS } from './durations.ts'

/** How long a computer is off over a weekend with a holiday. */
const LONGEST_PAUSE_MS = 4 * DAY_MS

/** How often a program that erases by age reads the clock. */
export const CLOCK_INTERVAL_MS = HOUR_MS

/** What is stored of a clock between its readings; times in milliseconds. */
export type ClockRecord = {
  /** The last time that was believed. */
  believedAt: number
  /** The last time after a jump, and how long programs have run since. */
  jump?: { at: number; ranMs: number }
}

/** Whether a clock may have gone from one time to the other. */
const isPlausible = (before: number, now: number) =>
  now > before - DAY_MS && now < before + LONGEST_PAUSE_MS

/**
 * The record after a reading of the clock. A time that is far from the last one, in either direction,
 * is believed once programs have run for a day with it, as nothing is erased by a wrong clock.
 * @param ranMs how long this program has run since its last reading, by a clock that cannot be set
 */
export function readClock(
  { believedAt, jump }: ClockRecord,
  now: number,
  ranMs: number,
): ClockRecord {
  if (isPlausible(believedAt, now)) return { believedAt: now }
  if (!jump || !isPlausible(jump.at, now)) return { believedAt, jump: { at: now, ranMs: 0 } }
  // Several programs may read it: together they have not run longer than time has passed.
  const ran = jump.ranMs + Math.max(0, Math.min(ranMs, now - jump.at))
  return ran < DAY_MS ? { believedAt, jump: { at: now, ranMs: ran } } : { believedAt: now }
}

/** When this process last read the clock, by one that cannot be set. */
let readAt: number | undefined

/** The record after this process reads the clock now; null if none is stored. */
export function readClockNow(stored: ClockRecord | null): ClockRecord {
  const [now, running] = [Date.now(), performance.now()]
  const ranMs = running - (readAt ?? running)
  readAt = running
  return readClock(stored ?? { believedAt: now }, now, ranMs)
}

/** Whether the clock has jumped since its last reading, or is not believed yet: nothing is deleted for its age. */
export const isSuspect = (stored: ClockRecord | null): boolean =>
  stored !== null && readClock(stored, Date.now(), 0).jump !== undefined

/** The time, or that of the last run if the clock is behind it: a computer may start in the year 2000. */
export const timeNotBefore = (stored: ClockRecord | null): number =>
  Math.max(Date.now(), stored?.believedAt ?? 0)
