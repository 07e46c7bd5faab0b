// npm run chaos:freshness: is every edit shown, whatever is lost or killed?
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { hrefOf } from '../../../content/pages/page.ts'
import { pages } from '../../../content/pages/index.ts'
import { during, say } from '../../../scripts/launcher/progress.mjs'
import { startLoad } from '../../support/load.ts'
import { number, readOptions, seed } from '../../support/options.ts'
import { loadIntoPrograms, setClock, shareClock } from '../clock.ts'
import { connectEditor } from '../editor-client.ts'
import { startFaultProxy } from '../fault-proxy.ts'
import { faultsIn, missedIn, percentileOf, sentenceOf, timeUntilShown } from '../flow.ts'
import { untilUp } from '../managed-process.ts'
import { between, randomFrom } from '../random.ts'
import { runCheck, titleOf, type Result } from '../runner.ts'
import { createEnvironment } from '../test-environment.ts'
import { createEditor, type Edit } from './edits.ts'

const HOUR_MS = 3_600_000
const VISITORS = 4
const BETWEEN_PAGES_MS = 25
const ACCEPTED = { status: 202, headers: {}, body: Buffer.alloc(0) }

const options = readOptions({
  /** Edits while hooks arrive and visitors come. */
  edits: number(200),
  /** Edits whose hooks are lost. */
  lost: number(30),
  kills: number(20),
  /** Edits after each change of the clock. */
  stepped: number(10),
  /** 95 in 100 edits must be shown within so many milliseconds while hooks arrive. */
  goal: number(1_000),
  /** Every edit must be shown within so many milliseconds. */
  patience: number(10_000),
  seed,
  /** What is removed, so that the check must fail: the comparison of states. */
  control: z.enum(['no-reconciler']).optional(),
})

type Timed = { kind: string; ms: number | null }

await runCheck({ title: titleOf(options.seed, options.control), run: checkSync })

async function checkSync(): Promise<Result> {
  await shareClock()
  if (options.control) loadIntoPrograms(import.meta.resolve('./no-reconciler.mjs'))
  /** Between the CMS's hook and the site. */
  const hooks = await startFaultProxy('')
  const environment = await createEnvironment({ hook: new URL(hooks.url).host })
  const { settings, cms, cmsUrl, secrets } = environment
  const siteUrl = settings.localUrl
  hooks.target = siteUrl
  const random = randomFrom(options.seed)
  const editor = createEditor(connectEditor(cmsUrl, secrets.adminToken), random)
  const site = environment.createSite(cmsUrl)
  const bothUp = () => untilUp([site, cms], 'The site or the CMS')

  const measure = async ({ kind, expected }: Edit): Promise<Timed> => ({
    kind,
    ms: await timeUntilShown(siteUrl, expected, options.patience),
  })
  const repeat = (times: number, what: string, work: () => Promise<Timed>) =>
    during(what, async () => {
      const timed: Timed[] = []
      while (timed.length < times) timed.push(await work())
      return timed
    })
  /** One edit after another, each when the one before is shown. */
  const edit = (times: number, what: string) =>
    repeat(times, what, async () => {
      // So that edits do not all fall into the same part of the reconciler's interval.
      await pause(between(random, 0, 400))
      return measure(await editor.edit())
    })
  /** Kills the site, the CMS or both at a random moment after an edit; timed from when both are up again. */
  const editAndKill = async () => {
    const made = await editor.editRepeatable()
    await pause(between(random, 0, 500))
    const chance = random()
    const killed = [...(chance < 0.7 ? [site] : []), ...(chance > 0.5 ? [cms] : [])]
    await Promise.all(killed.map((process) => process.kill()))
    for (const process of killed) process.start()
    await bothUp()
    return measure(made)
  }

  try {
    cms.start()
    site.start()
    await bothUp()
    const visitors = startVisitors(siteUrl)
    const withHooks = await edit(options.edits, 'Editing while visitors come')
    const visits = await visitors.stop()
    hooks.alter({ answer: () => ACCEPTED })
    const withoutHooks = await edit(options.lost, 'Editing while no hint arrives')
    const killed = await repeat(options.kills, 'Killing around edits', editAndKill)
    const shifted: Timed[] = []
    for (const hours of options.stepped > 0 ? [1, -1] : []) {
      await setClock({ dateMs: hours * HOUR_MS, monotonicMs: 0 })
      const what = `Editing after the clock was set by ${hours} h, without hints`
      shifted.push(...(await edit(options.stepped, what)))
    }
    const phases = {
      'Hooks arrive, visitors come': withHooks,
      'No hint arrives': withoutHooks,
      'Site or CMS killed, no hint arrives': killed,
      'Clock changed by an hour either way, no hint arrives': shifted,
    }
    return report(phases, withHooks, visits)
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}

/** Visitors who request random pages until they are stopped; the status of each response, or 0. */
function startVisitors(siteUrl: string) {
  const random = randomFrom(options.seed + 1)
  return startLoad(VISITORS, async () => {
    const page = pages[Math.floor(random() * pages.length)]
    const response = await fetch(siteUrl + (page ? hrefOf(page) : '/')).catch(() => null)
    await response?.text().catch(() => undefined)
    await pause(BETWEEN_PAGES_MS)
    return response?.status ?? 0
  })
}

const timesOf = (timed: readonly Timed[]) => timed.map(({ ms }) => ms)

function report(
  phases: Record<string, Timed[]>,
  withHooks: readonly Timed[],
  visits: ReadonlyMap<number, number>,
): Result {
  for (const [what, timed] of Object.entries(phases)) say(sentenceOf(what, timesOf(timed)))
  for (const [kind, timed] of Map.groupBy(withHooks, (each) => each.kind))
    say(`  ${sentenceOf(kind, timesOf(timed))}`)
  const all = [...visits.values()].reduce((sum, times) => sum + times, 0)
  const failed = all - (visits.get(200) ?? 0)
  const visitSentence = `${all} visits meanwhile, ${failed} not answered with 200`
  const missed = missedIn(timesOf(Object.values(phases).flat()))
  const missedSentence = `${missed} edits not seen in time`
  for (const line of [visitSentence, missedSentence]) say(line)
  const isGoalMissed = percentileOf(timesOf(withHooks), 0.95) > options.goal
  return {
    faults: faultsIn([
      [missed > 0, missedSentence],
      [failed > 0, visitSentence],
      [isGoalMissed, `the goal of ${options.goal} ms is missed`],
    ]),
  }
}
