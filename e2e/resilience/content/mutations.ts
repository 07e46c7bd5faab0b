import { setTimeout as pause } from 'node:timers/promises'
import { say } from '../../../scripts/launcher/progress.mjs'
import type { Random } from '../random.ts'
import { createMutator } from './mutate.ts'
import { recover } from './recovery.ts'
import type { Trial } from './trial.ts'
import type { Line } from './verdict.ts'
import { newTally, visitAll } from './visits.ts'

const MOST_MS = 15 * 60_000
const HINT_EVERY_MS = 100

/** Every answer to the site is broken in some way, until so many have been. */
export async function tryMutations(trial: Trial, random: Random): Promise<Line> {
  const { cms, site, golden } = trial
  const wanted = trial.options.mutations
  const { mutate, counts } = createMutator(random)
  const tally = newTally()
  const began = performance.now()
  const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)
  const isOver = () => total() >= wanted || performance.now() - began > MOST_MS
  const hinting = async () => {
    while (!isOver()) {
      await site.hint()
      await pause(HINT_EVERY_MS)
    }
  }
  cms.mutate(mutate)
  const hints = hinting()
  while (!isOver()) await visitAll(site.url, golden, tally)
  await hints
  await visitAll(site.url, golden, tally)
  const recovery = await recover(trial, async () => cms.mutate(null))
  say(`  ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}`)
  const lacking = total() < wanted ? { lacking: `${total()} of ${wanted} bodies` } : {}
  return { name: `${total()} mutated bodies`, tally, recovery, ...lacking }
}
