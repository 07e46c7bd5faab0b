import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../launcher/problem.mjs'
import { printStep } from '../launcher/progress.mjs'

const RETRY_INTERVAL_MS = 250
const REPORT_AFTER_MS = 15_000

/**
 * Repeats `attempt` until it resolves to undefined. Any other result is a sentence about what is
 * missing: it is printed after 15 seconds and thrown as a Problem after `seconds`.
 */
export async function waitUntil(
  attempt: () => Promise<string | undefined>,
  seconds: number,
): Promise<void> {
  const startedAt = performance.now()
  let printed: string | undefined
  for (;;) {
    const missing = await attempt()
    if (missing === undefined) return
    const waited = performance.now() - startedAt
    if (waited > seconds * 1000) throw new Problem(`${missing} (waited ${seconds} seconds).`)
    if (waited > REPORT_AFTER_MS && missing !== printed) {
      printStep(`Waiting: ${missing}`)
      printed = missing
    }
    await pause(RETRY_INTERVAL_MS)
  }
}
