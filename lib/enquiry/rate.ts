import 'server-only'

const WINDOW_MS = 10 * 60_000
/** A school or a village behind one address sends fifteen in that time on a busy day. */
const USUAL = 60
/** So that addresses made up by the million cannot fill the memory. */
const MOST_ADDRESSES = 10_000

const counts = new Map<string, { from: number; sent: number }>()

/**
 * Counts one more from this address and answers whether it is more than usual. Only in memory: it
 * marks, it refuses nobody.
 */
export function isMoreThanUsual(address: string, now = Date.now()): boolean {
  const known = counts.get(address)
  if (known && now - known.from < WINDOW_MS) {
    known.sent += 1
    return known.sent > USUAL
  }
  counts.delete(address)
  const [oldest] = counts.keys()
  if (counts.size >= MOST_ADDRESSES && oldest !== undefined) counts.delete(oldest)
  counts.set(address, { from: now, sent: 1 })
  return false
}
