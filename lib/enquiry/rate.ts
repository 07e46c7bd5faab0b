import 'server-only'

const WINDOW_MS = 10 * 60_000
/** A school or a village behind one address sends fifteen in that time on a busy day. */
const USUAL = 60
/** From everybody together: more than a school of a thousand families sends on the busiest day. */
const USUAL_IN_ALL = 200
/** So that addresses made up by the million cannot fill the memory. */
const MOST_NETWORKS = 10_000

type Count = { from: number; sent: number }

const counts = new Map<string, Count>()
let inAll: Count = { from: 0, sent: 0 }

const addedTo = (count: Count | undefined, now: number): Count =>
  count && now - count.from < WINDOW_MS
    ? { from: count.from, sent: count.sent + 1 }
    : { from: now, sent: 1 }

/**
 * Counts one more from this network and answers whether it is more than usual. Only in memory: it
 * marks, it refuses nobody.
 */
export function isMoreThanUsual(network: string, now = Date.now()): boolean {
  const count = addedTo(counts.get(network), now)
  if (count.sent === 1) counts.delete(network)
  const [oldest] = counts.keys()
  if (counts.size >= MOST_NETWORKS && !counts.has(network) && oldest !== undefined)
    counts.delete(oldest)
  counts.set(network, count)
  return count.sent > USUAL
}

/** Counts one more from anywhere and answers whether it is more than usual. */
export function isFlood(now = Date.now()): boolean {
  inAll = addedTo(inAll, now)
  return inAll.sent > USUAL_IN_ALL
}
