import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds until a condition is true; null if it is not within `mostMs`. */
export async function timeUntil(
  holds: () => Promise<boolean>,
  timeoutMs: number,
  everyMs = 250,
): Promise<number | null> {
  const startedAt = performance.now()
  while (!(await holds())) {
    if (performance.now() - startedAt > timeoutMs) return null
    await pause(everyMs)
  }
  return performance.now() - startedAt
}
