import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../launcher/problem.mjs'
import { step } from '../launcher/progress.mjs'

const TRY_EVERY_MS = 250
const SAY_AFTER_MS = 15_000

/**
 * Tries until `attempt` answers undefined; what it answers instead says what is still lacking, and
 * is told to the reader when it lasts. After `seconds` it becomes a Problem.
 */
export async function waitUntil(
  attempt: () => Promise<string | undefined>,
  seconds: number,
): Promise<void> {
  const began = Date.now()
  let told: string | undefined
  for (;;) {
    const lacking = await attempt()
    if (lacking === undefined) return
    const waited = Date.now() - began
    if (waited > seconds * 1000) throw new Problem(`${lacking} (waited ${seconds} seconds).`)
    if (waited > SAY_AFTER_MS && lacking !== told) {
      step(`Waiting: ${lacking}`)
      told = lacking
    }
    await pause(TRY_EVERY_MS)
  }
}
