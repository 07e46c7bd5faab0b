// npm run chaos:content: does every page keep its content while the CMS fails in every way?
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { root } from '../../../scripts/launcher/folders.mjs'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { during, step } from '../../../scripts/launcher/progress.mjs'
import { currentBuild } from '../../../scripts/lib/releases.ts'
import { flag, number, readOptions, seed } from '../../support/options.ts'
import { shareClock } from '../clock.ts'
import { timeUntilDelivered } from '../enquiries/delivery.ts'
import { enquirerAt, type Enquirer } from '../enquiries/enquirers.ts'
import { post, readForms } from '../enquiries/forms.ts'
import { storedEnquiries, verdictOn } from '../enquiries/verdict.ts'
import { startFaultProxy } from '../fault-proxy.ts'
import { faults } from '../faults.ts'
import { untilUp } from '../managed-process.ts'
import { listRoutes } from '../routes.ts'
import { runCheck, titleOf, type Result } from '../runner.ts'
import { createEnvironment, type TestEnvironment } from '../test-environment.ts'
import { capture, newTally, visitAll, type Golden } from '../visits.ts'
import { buildControl, controls } from './controls.ts'
import { createSite, type Failure } from './site.ts'
import { tryBuild, tryDay, tryFailure, tryMutations, type Trial } from './trials.ts'
import { faultsOf, printHeader, printLine, timesOf, type Line } from './verdict.ts'

/** Nothing listens there: the CMS's hints are lost. */
const NOWHERE = '127.0.0.1:9'
const SETTLE_SECONDS = 120
const BETWEEN_CAPTURES_MS = 2_000
const DELIVERY_MS = 120_000

/** The faults of a CMS that answers, and an address that no name server knows. */
const failures: Failure[] = [...faults, 'unresolved']

/** The order in which builds try them: first those that look most like content. */
const FOR_BUILDS: readonly Failure[] = ['forbidden', 'empty', 'unresolved', 'hanging', 'refused']
const FOR_SHORT_RUNS: Failure[] = ['refused', 'truncated', 'empty']

const isShort = process.argv.some((arg) => /^--(short|control)/.test(arg))
const options = readOptions({
  ...{ seed, short: flag, control: z.enum(controls).optional() },
  failures: z
    .string()
    .default((isShort ? FOR_SHORT_RUNS : failures).join())
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(failures))),
  /** How many of the failures are also present while the site is built. */
  builds: number(isShort ? 0 : 2),
  mutations: number(isShort ? 100 : 2_000),
  hours: number(isShort ? 2 : 25),
})
/** How often every page is requested during one failure. */
const ROUNDS = isShort ? 2 : 4

const { control } = options
await runCheck({
  title: titleOf(options.seed, control),
  run: checkContent,
  mustFail: control !== undefined,
})

async function checkContent(): Promise<Result> {
  await shareClock()
  const environment = await createEnvironment({ hook: NOWHERE })
  const proxy = await startFaultProxy(environment.cmsUrl)
  environment.cms.start()
  await untilUp([environment.cms], 'The CMS')
  const { settings, run } = environment
  const copy = control && (await during('Building it', () => buildControl(environment, control)))
  const documented = {
    buildFolder: () => join(root, currentBuild(settings.buildDir)),
    start: (cmsUrl: string) => run('serve', cmsUrl),
  }
  const site = createSite(environment, proxy, copy ?? documented)
  const families = createFamilies(environment)
  try {
    await site.restart(proxy.url)
    const golden = await during('Recording the site without failures', () => settle(site.url))
    const { enquire } = families
    const trial = { environment, proxy, site, golden, seed: options.seed, rounds: ROUNDS, enquire }
    const result = await tryAll(trial)
    return { ...result, faults: [...result.faults, ...(await families.faults())] }
  } finally {
    await Promise.all([site.kill(), environment.cms.kill()])
    await copy?.remove()
  }
}

/** Families who enquire during the failures; what they were thanked for must arrive afterwards, once. */
function createFamilies({ settings, cmsUrl, secrets }: TestEnvironment) {
  const { localUrl: url, siteUrl: origin } = settings
  const sent: Enquirer[] = []
  const thanked = new Set<string>()
  return {
    async enquire() {
      const enquirer = enquirerAt(sent.length, options.seed)
      sent.push(enquirer)
      const form = (await readForms(url))[enquirer.collection]
      const enquiry = { enquirer, id: '', way: 'plain', form } as const
      if ((await post({ url, origin }, enquiry)) === 'thanked') thanked.add(enquirer.number)
    },
    async faults(): Promise<string[]> {
      await timeUntilDelivered(url, DELIVERY_MS)
      const stored = await storedEnquiries(cmsUrl, secrets.adminToken)
      const { lost, doubled, altered } = verdictOn(sent, thanked, stored)
      const sentence = `${thanked.size} of ${sent.length} enquiries accepted, ${lost} lost, ${doubled} doubled, ${altered} altered`
      step(sentence)
      const isFault = thanked.size < sent.length || lost + doubled + altered > 0
      return isFault ? [sentence] : []
    },
  }
}

async function tryAll(trial: Trial): Promise<Result> {
  const { golden, site } = trial
  const baseline = newTally()
  for (let round = 0; round < ROUNDS; round++) await visitAll(site.url, golden, baseline)
  const usual = timesOf(baseline.times)
  step(
    `${golden.size} addresses, median ${usual.median.toFixed(1)} ms, p99 ${usual.p99.toFixed(1)} ms`,
  )
  let { views } = baseline
  const found: string[] = []
  const note = async (running: Promise<Line>) => {
    const line = await running
    views += line.tally.views
    printLine(line, usual)
    found.push(...faultsOf(line, usual))
  }
  printHeader()
  for (const failure of options.failures) await note(tryFailure(trial, failure))
  if (options.mutations > 0) await note(tryMutations(trial, options.mutations))
  if (options.hours > 0) await note(tryDay(trial, options.hours))
  for (const failure of FOR_BUILDS.slice(0, options.builds)) await note(tryBuild(trial, failure))
  return { faults: found, figures: `${views} views` }
}

/** The site once nothing changes any more. */
async function settle(siteUrl: string): Promise<Golden> {
  const routes = await listRoutes(siteUrl)
  let last = await capture(siteUrl, routes)
  for (const began = Date.now(); Date.now() - began < SETTLE_SECONDS * 1000;) {
    await pause(BETWEEN_CAPTURES_MS)
    const next = await capture(siteUrl, routes)
    if (isDeepStrictEqual(next, last)) return last
    last = next
  }
  throw new Problem('The pages of the site keep changing without an edit.')
}
