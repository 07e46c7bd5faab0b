import { setTimeout as pause } from 'node:timers/promises'

/** Runs `work` for each index below `count`, with so many workers at once. */
export async function inParallel(
  workers: number,
  count: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}

/** Milliseconds until a condition holds; null if it does not within `mostMs`. */
export async function timeUntil(
  holds: () => Promise<boolean>,
  mostMs: number,
  everyMs = 250,
): Promise<number | null> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > mostMs) return null
    await pause(everyMs)
  }
  return performance.now() - began
}
