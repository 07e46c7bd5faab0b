import 'server-only'

const WINDOW_MS = 10 * 60_000
/** A limit so that millions of addresses cannot fill the memory. */
const MAX_KEYS = 10_000

/** Counts by a key within ten minutes, in memory only: each instance counts on its own. */
export function createCounter(limit: number) {
  const counts = new Map<string, { from: number; sent: number }>()
  const current = (key: string, now: number) => {
    const count = counts.get(key)
    return count && now - count.from < WINDOW_MS ? count : null
  }
  return {
    /** Counts one more; returns whether they are too many now. */
    add(key: string, now = Date.now()): boolean {
      let count = current(key, now)
      if (!count) {
        counts.delete(key)
        const [oldest] = counts.keys()
        if (counts.size >= MAX_KEYS && oldest !== undefined) counts.delete(oldest)
        count = { from: now, sent: 0 }
        counts.set(key, count)
      }
      count.sent += 1
      return count.sent > limit
    },
    /** Whether no further one is within the limit. */
    isUsedUp: (key: string, now = Date.now()): boolean => (current(key, now)?.sent ?? 0) >= limit,
  }
}
