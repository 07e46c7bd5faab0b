import { setTimeout as pause } from 'node:timers/promises'
import { generateLoad } from '../../e2e/support/load.ts'

/** Runs `work` for each index below `count` with a number of concurrent workers. */
export const inParallel = (
  concurrency: number,
  count: number,
  work: (index: number) => Promise<void>,
) => generateLoad({ concurrency, isOver: (begun) => begun >= count, send: work })

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
