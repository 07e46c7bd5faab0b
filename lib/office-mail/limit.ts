const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** So many e-mails an hour are about one enquiry each; the rest of the hour's 20 are digests. */
const SINGLE = 10
const MOST = 20
const BETWEEN_DIGESTS_MS = 6 * MINUTE_MS

/** One e-mail for each letter, one for all of them, or none yet. */
export type Allowance = 'single' | 'digest' | 'none'

/**
 * What may be sent now, after the e-mails of the last hour: at most 20 in any hour, so that a flood
 * of enquiries is not one of e-mails, and never longer than some minutes without word of a new one.
 */
export function allowanceAfter(sent: readonly number[], now: number): Allowance {
  const times = sent.filter((time) => time > now - HOUR_MS)
  if (times.length < SINGLE) return 'single'
  const last = times.at(-1) ?? 0
  return times.length < MOST && now - last >= BETWEEN_DIGESTS_MS ? 'digest' : 'none'
}

/** Since when e-mails count, for those that are sent at `now`. */
export const countedSince = (now: number): number => now - HOUR_MS
