import { setTimeout as pause } from 'node:timers/promises'
import { oldContentText } from '../../content/pages/general/notices.ts'
import { printLine } from '../../scripts/launcher/progress.mjs'
import { postEnquiry } from '../../e2e/support/enquiry-forms.ts'
import { connectEditor } from '../lib/editor.ts'
import { storedEnquiries } from '../enquiries/verdict.ts'
import type { FaultProxy } from '../../e2e/support/servers/fault-proxy.ts'
import { manageProcess } from '../lib/managed-process.ts'
import { between, type Random } from '../lib/random.ts'
import type { TestEnvironment } from '../lib/environment.ts'
import { newTally, view, visitAll, type Golden } from '../lib/visits.ts'
import { timeUntil } from '../lib/flow.ts'
import { createBreaker } from './broken-answers.ts'
import type { Failure, TestedSite } from './site.ts'
import { RECOVERY_SECONDS, type Line } from './verdict.ts'

/** The context of every trial. */
export type Trial = {
  environment: TestEnvironment
  proxy: FaultProxy
  site: TestedSite
  golden: Golden
  random: Random
  /** How often every page is requested during one failure. */
  rounds: number
}

/** Long enough for the site to send another request to the CMS. */
const BETWEEN_ROUNDS_MS = 1_000
/** An interrupted build is killed within this time. */
const BUILD_MS = 20_000

/**
 * One failure: while the site runs and receives hints, after it was killed and restarted, with only
 * the pages of its build after another build was interrupted, and the recovery.
 */
export async function tryFailure(trial: Trial, failure: Failure): Promise<Line> {
  const { site, golden, environment } = trial
  const tally = newTally()
  const enquiries: Enquiry[] = []
  const visit = async () => {
    await visitAll(site.url, golden, tally)
    enquiries.push(await sendEnquiry(site.url))
  }
  const before = await site.memory()
  await site.begin(failure)
  let highest = before
  for (let round = 0; round < trial.rounds; round++) {
    await site.hint()
    await visitAll(site.url, golden, tally)
    highest = Math.max(highest, await site.memory())
    await pause(BETWEEN_ROUNDS_MS)
  }
  enquiries.push(await sendEnquiry(site.url))
  await site.restart(site.cmsUrlDuring(failure))
  await visit()
  await site.kill()
  const build = manageProcess(environment.siteCommand('build', environment.cmsUrl), site.url)
  build.start()
  await pause(between(trial.random, 0, BUILD_MS))
  await build.kill()
  await site.start(site.cmsUrlDuring(failure))
  await visit()
  const recovery = await recover(trial, () => site.end(failure))
  const found = await checkEnquiries(trial, enquiries)
  return { name: failure, tally, recovery, growth: highest - before, ...found }
}

type Enquiry = { name: string; isThanked: boolean }

async function sendEnquiry(siteUrl: string): Promise<Enquiry> {
  const name = `Asha ${crypto.randomUUID()}`
  const startedAt = performance.now()
  const isThanked = await postEnquiry(siteUrl, name, '0123456789').catch(() => false)
  return { name, isThanked: isThanked && performance.now() - startedAt < TIMEOUT_MS }
}

/** The problem of a trial; empty without one. */
type Found = Pick<Line, 'problem'>

/** The maximum time that a parent may wait for the thanks. */
const TIMEOUT_MS = 30_000
const DELIVERY_MS = 60_000

/** Restarts the site after a failure; reports if an enquiry was not accepted, or is not stored exactly once. */
async function checkEnquiries(
  { environment, site, proxy }: Trial,
  sent: readonly Enquiry[],
): Promise<Found> {
  const refused = sent.filter(({ isThanked }) => !isThanked).length
  if (refused > 0) return { problem: `${refused} enquiries were not accepted` }
  const { cmsUrl, secrets } = environment
  await site.restart(proxy.url)
  const areStored = async () => {
    const rows = await storedEnquiries(cmsUrl, secrets.adminToken)
    return sent.every(({ name }) => rows.filter((row) => row['student_name'] === name).length === 1)
  }
  const ms = await timeUntil(areStored, DELIVERY_MS)
  return ms === null ? { problem: 'not each enquiry is stored once' } : {}
}

const MAX_MS = 15 * 60_000
const HINT_INTERVAL_MS = 100

/** Breaks every response to the site, until this many have been broken. */
export async function tryMutations(trial: Trial, wanted: number): Promise<Line> {
  const { proxy, site, golden } = trial
  const { breakAnswer, counts } = createBreaker(Math.floor(trial.random() * 1e9))
  const tally = newTally()
  const began = performance.now()
  const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)
  const isOver = () => total() >= wanted || performance.now() - began > MAX_MS
  const sendHints = async () => {
    while (!isOver()) {
      await site.hint()
      await pause(HINT_INTERVAL_MS)
    }
  }
  proxy.mutate(breakAnswer)
  const hints = sendHints()
  while (!isOver()) await visitAll(site.url, golden, tally)
  await hints
  await visitAll(site.url, golden, tally)
  const recovery = await recover(trial, async () => proxy.mutate(null))
  printLine(`  ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}`)
  const found: Found = total() < wanted ? { problem: `${total()} of ${wanted} bodies` } : {}
  return { name: `${total()} mutated bodies`, tally, recovery, ...found }
}

const STEP_MS = 30 * 60_000
/** After this time the notices say that there may be newer ones. */
const DAY_HOURS = 24
const [OLD_NOTE = ''] = oldContentText.split('{')
/** The site reads its clock ten times a second. */
const CLOCK_MS = 250

/** An outage of many hours, with a clock that advances in steps of half an hour. */
export async function tryDay(trial: Trial, hours: number): Promise<Line> {
  const { proxy, site, golden } = trial
  const tally = newTally()
  await proxy.fail('refused')
  for (let step = 1; step <= hours * 2; step++) {
    await site.advanceClock(step * STEP_MS)
    await pause(CLOCK_MS)
    await visitAll(site.url, golden, tally)
  }
  const hasNote = (await (await fetch(`${site.url}/notices`)).text()).includes(OLD_NOTE)
  const found: Found =
    hasNote === hours > DAY_HOURS ? {} : { problem: 'wrong note about old content' }
  const recovery = await recover(trial, () => proxy.fail(null))
  await site.kill()
  await site.advanceClock(0)
  await site.start(proxy.url)
  return { name: `${hours} hours`, tally, recovery, ...found }
}

const CHECK_INTERVAL_MS = 100

/**
 * Edits without a hint, ends the failure, and measures the seconds (to a tenth) until the edit is
 * visible. Then it reverts the edit. Null if either is not visible in time.
 */
async function recover(trial: Trial, endFailure: () => Promise<void>): Promise<number | null> {
  const { environment, site, golden } = trial
  const editor = connectEditor(environment.cmsUrl, environment.secrets.adminToken)
  const title = `Made without a hint ${Date.now()}`
  const date = new Date().toISOString().slice(0, 10)
  const { id } = await editor.ask('POST', '/items/notification', { title, date })
  await endFailure()
  const isShown = async () => (await view(`${site.url}/notices`)).text.includes(title)
  const shown = await timeUntil(isShown, RECOVERY_SECONDS * 1000, CHECK_INTERVAL_MS)
  await editor.ask('DELETE', `/items/notification/${id}`)
  const isAsBefore = async () => {
    const tally = newTally()
    await visitAll(site.url, golden, tally)
    return tally.wrong + tally.broken === 0
  }
  const restored = await timeUntil(isAsBefore, RECOVERY_SECONDS * 1000, CHECK_INTERVAL_MS)
  return shown === null || restored === null ? null : Math.round(shown / 100) / 10
}
