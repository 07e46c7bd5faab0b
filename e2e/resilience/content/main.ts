// npm run chaos:content: does every page keep its content while the CMS fails in every way?
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { root } from '../../../scripts/launcher/folders.mjs'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { withProgress, printStep } from '../../../scripts/launcher/progress.mjs'
import { currentBuild } from '../../../scripts/lib/releases.ts'
import { shareClock } from '../clock.ts'
import { startFaultProxy } from '../fault-proxy.ts'
import { faults } from '../faults.ts'
import { untilUp } from '../managed-process.ts'
import { flag, integer, readOptions, seed } from '../../support/options.ts'
import { randomFrom } from '../random.ts'
import { listRoutes } from '../routes.ts'
import { readOrExit, runCheck, type Result } from '../runner.ts'
import type { TestEnvironment } from '../test-environment.ts'
import { capture, newTally, visitAll, type Golden } from '../visits.ts'
import { buildControl, controls } from './controls.ts'
import { createSite, type Failure } from './site.ts'
import { tryBuild, tryDay, tryFailure, tryMutations, type Trial } from './trials.ts'
import { faultsOf, printOutcome, timesOf, type Line } from './verdict.ts'

/** Nothing listens there: the CMS's hints are lost. */
const NOWHERE = '127.0.0.1:9'
const SETTLE_SECONDS = 120
const BETWEEN_CAPTURES_MS = 2_000

/** The faults of a reachable CMS, and an address that does not resolve. */
const failures: Failure[] = [...faults, 'unresolved']

/** The order in which builds try them: first those that look most like content. */
const FOR_BUILDS: readonly Failure[] = ['forbidden', 'empty', 'unresolved', 'hanging', 'refused']
const FOR_SHORT_RUNS: Failure[] = ['refused', 'unavailable', 'maintenance', 'truncated', 'empty']

const isShort = process.argv.some((arg) => /^--(short|control)/.test(arg))
const list = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(failures)))
const options = readOrExit(() =>
  readOptions(
    z.object({
      ...{ seed, short: flag, control: z.enum(controls).optional() },
      failures: list.default(isShort ? FOR_SHORT_RUNS : [...failures]),
      /** How many of the failures are also tested during a build. */
      builds: integer.default(isShort ? 0 : 2),
      mutations: integer.default(isShort ? 100 : 2_000),
      hours: integer.default(isShort ? 2 : 25),
    }),
    `--short, --seed 7, --builds 2, --mutations 2000, --hours 25, --control catch-empty or immediate-expiry, and --failures with some of ${failures.join(',')}`,
  ),
)
/** How often every page is requested during one failure. */
const ROUNDS = isShort ? 2 : 4

const { control } = options
await shareClock()
await runCheck({
  seed: options.seed,
  title: control,
  environment: { hook: NOWHERE },
  run: checkContent,
})

async function checkContent(environment: TestEnvironment): Promise<Result> {
  const proxy = await startFaultProxy(environment.cmsUrl)
  environment.cms.start()
  await untilUp([environment.cms], 'The CMS')
  const { settings, siteCommand } = environment
  const copy =
    control && (await withProgress('Building it', () => buildControl(environment, control)))
  const documented = {
    buildFolder: () => join(root, currentBuild(settings.buildDir)),
    command: (cmsUrl: string) => siteCommand('serve', cmsUrl),
  }
  const site = createSite(environment, proxy, copy ?? documented)
  try {
    await site.start(proxy.url)
    const golden = await withProgress('Recording the site without failures', () => settle(site.url))
    const random = randomFrom(options.seed)
    return await tryAll({ environment, proxy, site, golden, random, rounds: ROUNDS })
  } finally {
    await Promise.all([site.kill(), environment.cms.kill()])
    await copy?.remove()
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
  for (const failure of FOR_BUILDS.slice(0, options.builds)) await note(tryBuild(trial, failure))
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
