import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { during, step } from '../../../scripts/launcher/progress.mjs'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import type { Random } from '../random.ts'
import { tryBuild } from './builds.ts'
import { tryDay } from './day.ts'
import { tryMutations } from './mutations.ts'
import type { Failure } from './options.ts'
import { tryFailure } from './outage.ts'
import { printHeader, printLine } from './report.ts'
import { listRoutes } from './routes.ts'
import type { Trial } from './trial.ts'
import { faultsOf, timesOf, type Line } from './verdict.ts'
import { capture, newTally, visitAll, type Golden } from './visits.ts'

/** The first to be there while the site is built: those that look most like content. */
const FOR_BUILDS: readonly Failure[] = ['forbidden', 'empty', 'unresolved', 'hanging', 'refused']

const SETTLE_SECONDS = 120
const BETWEEN_CAPTURES_MS = 2_000

/** Every trial after the other; answers what is to be said of all of them. */
export async function tryAll(
  given: Omit<Trial, 'golden'>,
  random: Random,
): Promise<{ views: number; faults: string[] }> {
  const { site, cms, options } = given
  await site.start(cms.url)
  const golden = await during('Looking at the site while all is well', () => settle(site.url))
  const trial = { ...given, golden }
  const well = newTally()
  for (let round = 0; round < options.rounds; round++) await visitAll(site.url, golden, well)
  const usual = timesOf(well.times)
  step(
    `${golden.size} addresses, median ${usual.median.toFixed(1)} ms, p99 ${usual.p99.toFixed(1)} ms`,
  )

  const lines: Line[] = [{ name: 'all is well', tally: well }]
  const faults: string[] = []
  const note = async (trying: Promise<Line>) => {
    const line = await trying
    lines.push(line)
    printLine(line, usual)
    faults.push(...faultsOf(line, usual))
  }
  printHeader()
  for (const failure of options.failures) await note(tryFailure(trial, failure))
  if (options.mutations > 0) await note(tryMutations(trial, random))
  if (options.hours > 0) await note(tryDay(trial))
  for (const failure of FOR_BUILDS.slice(0, options.builds)) await note(tryBuild(trial, failure))
  return { views: lines.reduce((sum, { tally }) => sum + tally.views, 0), faults }
}

/** The site as it is when nothing changes any more. */
async function settle(siteUrl: string): Promise<Golden> {
  const routes = await listRoutes(siteUrl)
  let last = await capture(siteUrl, routes)
  for (const began = Date.now(); Date.now() - began < SETTLE_SECONDS * 1000;) {
    await pause(BETWEEN_CAPTURES_MS)
    const next = await capture(siteUrl, routes)
    if (isDeepStrictEqual(next, last)) return last
    last = next
  }
  throw new Problem('The pages of the site change from one look to the next.')
}
