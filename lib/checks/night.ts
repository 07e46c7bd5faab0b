import { schoolDay } from '../format/day.ts'

/** Half past two at the school, when nobody works: the hour at which a new night begins. */
const AFTER_MIDNIGHT_MS = 2.5 * 60 * 60 * 1000

/** Names the night that a moment belongs to; another name means that a night's work is due. */
export function nightOf(now: Date): string {
  return schoolDay(new Date(now.getTime() - AFTER_MIDNIGHT_MS))
}
