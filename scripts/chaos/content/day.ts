import { setTimeout as pause } from 'node:timers/promises'
import { oldContentWords } from '../../../content/pages/general/notices.ts'
import { recover } from './recovery.ts'
import type { Trial } from './trial.ts'
import type { Line } from './verdict.ts'
import { newTally, visitAll } from './visits.ts'

const STEP_MS = 30 * 60_000
/** After so long visitors of the notices are told that there may be newer ones. */
const DAY_HOURS = 24
const [TOLD = ''] = oldContentWords.split('{')
/** The site reads its clock ten times a second. */
const CLOCK_MS = 250

/** An outage of many hours, by a clock that goes half an hour at once. */
export async function tryDay(trial: Trial): Promise<Line> {
  const { cms, site, golden, options } = trial
  const tally = newTally()
  await cms.fail('refused')
  for (let step = 1; step <= options.hours * 2; step++) {
    await site.beLater(step * STEP_MS)
    await pause(CLOCK_MS)
    await visitAll(site.url, golden, tally)
  }
  const isTold = (await (await fetch(`${site.url}/notices`)).text()).includes(TOLD)
  const lacking = isTold === options.hours > DAY_HOURS ? {} : { lacking: 'visitors told wrongly' }
  const recovery = await recover(trial, () => cms.fail(null))
  await site.kill()
  await site.beLater(0)
  await site.start(cms.url)
  return { name: `${options.hours} hours`, tally, recovery, isHurried: true, ...lacking }
}
