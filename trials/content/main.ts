// Does every page keep its content while the CMS fails in every way?
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { withProgress, printStep } from '../../scripts/launcher/progress.mjs'
import { shareClock } from '../lib/clock.ts'
import { startFaultProxy } from '../../e2e/support/servers/fault-proxy.ts'
import { faults } from '../../e2e/support/servers/faults.ts'
import { untilUp } from '../lib/managed-process.ts'
import { flag, integer, readOptions, seed } from '../lib/options.ts'
import { randomFrom } from '../lib/random.ts'
import { listRoutes } from '../lib/routes.ts'
import { readOrExit, runCheck, type Result } from '../lib/runner.ts'
import type { TestEnvironment } from '../lib/environment.ts'
import { capture, newTally, visitAll, type Golden } from '../lib/visits.ts'
import { createSite, type Failure } from './site.ts'
import { tryDay, tryFailure, tryMutations, type Trial } from './trials.ts'
import { faultsOf, printOutcome, timesOf, type Line } from './verdict.ts'

/** Nothing listens there: the CMS's hints are lost. */
const NOWHERE = '127.0.0.1:9'
const SETTLE_SECONDS = 120
const BETWEEN_CAPTURES_MS = 2_000

/** The faults of a reachable CMS, and an address that does not resolve. */
const failures: Failure[] = [...faults, 'unresolved']

const FOR_SHORT_RUNS: Failure[] = ['refused', 'truncated', 'empty']

const isShort = process.argv.includes('--short')
const list = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(failures)))
const options = readOrExit(() =>
  readOptions(
    z.object({
      seed,
      short: flag,
      failures: list.default(isShort ? FOR_SHORT_RUNS : [...failures]),
      mutations: integer.default(isShort ? 100 : 2_000),
      hours: integer.default(isShort ? 2 : 25),
    }),
    `--short, --seed 7, --mutations 2000, --hours 25, and --failures with some of ${failures.join(',')}`,
  ),
)
/** How often every page is requested during one failure. */
const ROUNDS = isShort ? 1 : 4

await shareClock()
await runCheck({
  seed: options.seed,
  environment: { hook: NOWHERE },
  run: checkContent,
})

async function checkContent(environment: TestEnvironment): Promise<Result> {
  const proxy = await startFaultProxy(environment.cmsUrl)
  environment.cms.start()
  await untilUp([environment.cms], 'The CMS')
  const site = createSite(environment, proxy)
  try {
    await site.start(proxy.url)
    const golden = await withProgress('Recording the site without failures', () => settle(site.url))
    const random = randomFrom(options.seed)
    return await tryAll({ environment, proxy, site, golden, random, rounds: ROUNDS })
  } finally {
    await Promise.all([site.kill(), environment.cms.kill()])
  }
}

async function tryAll(trial: Trial): Promise<Result> {
  const { golden, site } = trial
  const baseline = newTally()
  for (let round = 0; round < ROUNDS; round++) await visitAll(site.url, golden, baseline)
  const usual = timesOf(baseline.times)
  printStep(
    `${golden.size} addresses, median ${usual.median.toFixed(1)} ms, p99 ${usual.p99.toFixed(1)} ms`,
  )
  const figures = { views: baseline.views, wrong: 0, broken: 0 }
  const found: string[] = []
  const note = async (running: Promise<Line>) => {
    const line = await running
    for (const key of ['views', 'wrong', 'broken'] as const) figures[key] += line.tally[key]
    printOutcome(line, usual)
    found.push(...faultsOf(line, usual))
  }
  for (const failure of options.failures) await note(tryFailure(trial, failure))
  if (options.mutations > 0) await note(tryMutations(trial, options.mutations))
  if (options.hours > 0) await note(tryDay(trial, options.hours))
  return { faults: found, figures }
}

/** The responses of the site once they are stable. */
async function settle(siteUrl: string): Promise<Golden> {
  const routes = await listRoutes(siteUrl)
  let last = await capture(siteUrl, routes)
  for (const startedAt = Date.now(); Date.now() - startedAt < SETTLE_SECONDS * 1000;) {
    await pause(BETWEEN_CAPTURES_MS)
    const next = await capture(siteUrl, routes)
    if (isDeepStrictEqual(next, last)) return last
    last = next
  }
  throw new Problem('The pages of the site keep changing without an edit.')
}
