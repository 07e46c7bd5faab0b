const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** So many e-mails an hour may be about one enquiry each; beyond it come digests, with a pause. */
const SINGLE = 10
const MOST = 20
const BETWEEN_DIGESTS_MS = 6 * MINUTE_MS

/** One e-mail for each letter, one for all of them, or none yet. */
export type Allowance = 'single' | 'digest' | 'none'

/**
 * What may be sent now for the letters that wait, after the e-mails of the last hour: at most 20 in
 * any hour, so that a flood of enquiries is not one of e-mails.
 */
export function allowanceAfter(sent: readonly number[], waiting: number, now: number): Allowance {
  const times = sent.filter((time) => time > countedSince(now))
  const isSoon = now - (times.at(-1) ?? 0) < BETWEEN_DIGESTS_MS
  if (times.length >= MOST || (times.length >= SINGLE && isSoon)) return 'none'
  return times.length + waiting <= SINGLE ? 'single' : 'digest'
}

/** Since when e-mails count, for those that are sent at `now`. */
export const countedSince = (now: number): number => now - HOUR_MS
