import { startProgram } from '../../../scripts/lib/program.ts'
import type { Failure } from './options.ts'
import { recover } from './recovery.ts'
import { addressDuring, begin, end, type Trial } from './trial.ts'
import type { Line } from './verdict.ts'
import { newTally, visitAll } from './visits.ts'

/** A new version is built and started while the failure lasts, with the last good content on disk. */
export async function tryBuild(trial: Trial, failure: Failure): Promise<Line> {
  const { site, golden, world } = trial
  const name = `build: ${failure}`
  const tally = newTally()
  const address = addressDuring(trial, failure)
  await begin(trial, failure)
  await site.kill()
  const { ok, sentence } = await startProgram(world.siteCommand('build', address)).ended
  if (!ok) return { name, tally, lacking: sentence }
  await site.start(address)
  await visitAll(site.url, golden, tally)
  return { name, tally, recovery: await recover(trial, () => end(trial, failure)) }
}
