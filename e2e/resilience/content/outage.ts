import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Failure } from './options.ts'
import { recover } from './recovery.ts'
import { addressDuring, begin, end, type Trial } from './trial.ts'
import type { Line } from './verdict.ts'
import { newTally, visitAll } from './visits.ts'

/** Long enough for the site to ask the CMS again in between. */
const BETWEEN_ROUNDS_MS = 1_000

/**
 * One failure: while the site runs and is told to look, when it is killed and started meanwhile, when it
 * has only the pages of its build, and what happens when the failure ends.
 */
export async function tryFailure(trial: Trial, failure: Failure): Promise<Line> {
  const { site, golden, options } = trial
  const tally = newTally()
  const before = await site.memory()
  await begin(trial, failure)
  let most = before
  for (let round = 0; round < options.rounds; round++) {
    await site.hint()
    await visitAll(site.url, golden, tally)
    most = Math.max(most, await site.memory())
    await pause(BETWEEN_ROUNDS_MS)
  }
  await site.kill()
  await site.start(addressDuring(trial, failure))
  await visitAll(site.url, golden, tally)
  await site.kill()
  await forgetPages(trial)
  await site.start(addressDuring(trial, failure))
  await visitAll(site.url, golden, tally)
  const recovery = await recover(trial, () => end(trial, failure))
  return { name: failure, tally, recovery, growth: most - before }
}

/** Removes the pages that were made since the build. */
async function forgetPages({ site }: Trial): Promise<void> {
  await rm(join(site.buildFolder(), 'server/route-cache'), { recursive: true, force: true })
}
