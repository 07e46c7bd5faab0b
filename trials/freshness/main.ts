// Does every edit become visible, whatever is lost or killed?
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { withProgress, printLine } from '../../scripts/launcher/progress.mjs'
import { setClock, shareClock } from '../lib/clock.ts'
import { connectEditor } from '../lib/editor.ts'
import { startFaultProxy } from '../../e2e/support/servers/fault-proxy.ts'
import { untilUp, type ManagedProcess } from '../lib/managed-process.ts'
import { integer, readOptions, seed } from '../lib/options.ts'
import { withSite } from '../lib/with-site.ts'
import { between, randomFrom } from '../lib/random.ts'
import { readOrExit, runCheck, type Result } from '../lib/runner.ts'
import type { TestEnvironment } from '../lib/environment.ts'
import { createEditor, type Edit } from './edits.ts'
import { figuresOf, sentenceOf } from '../lib/figures.ts'
import { startVisitors, timeUntilShown } from './visitors.ts'

const HOUR_MS = 3_600_000
const ACCEPTED = { status: 202, headers: {}, body: Buffer.alloc(0) }

const options = readOrExit(() =>
  readOptions(
    z.object({
      /** Edits while hooks arrive and visitors request pages. */
      edits: integer.default(200),
      /** Edits whose hooks are lost. */
      lost: integer.default(30),
      kills: integer.default(20),
      /** Edits after each change of the clock. */
      stepped: integer.default(10),
      /** The time within which every edit must be visible, in milliseconds. */
      timeout: integer.default(10_000),
      /** The time within which 95 % of the edits must be visible while hooks arrive, in milliseconds. */
      goal: integer.default(1_000),
      seed,
    }),
    '--edits 200, --lost 30, --kills 20, --stepped 10, --goal 1000, --timeout 10000 and --seed 7',
  ),
)

type Timed = { kind: string; ms: number | null }

await shareClock()
/** Between the CMS's hook and the site. */
const hooks = await startFaultProxy('')
await runCheck({
  seed: options.seed,
  environment: { hook: new URL(hooks.url).host },
  run: checkSync,
})

async function checkSync(environment: TestEnvironment): Promise<Result> {
  const { settings, cms, cmsUrl, secrets } = environment
  const { timeout } = options
  const siteUrl = settings.localUrl
  const random = randomFrom(options.seed)
  const editor = createEditor(connectEditor(cmsUrl, secrets.adminToken), random)
  const measure = async ({ kind, expected }: Edit): Promise<Timed> => ({
    kind,
    ms: await timeUntilShown(siteUrl, expected, timeout),
  })
  /** One edit after another, each when the previous one is visible. */
  const edit = (times: number, what: string) =>
    withProgress(what, async () => {
      const timed: Timed[] = []
      while (timed.length < times) {
        timed.push(await measure(await editor.edit()))
        // So that edits are spread over the reconciler's interval.
        await pause(between(random, 0, 400))
      }
      return timed
    })
  /** Kills the site, the CMS or both at a random moment after an edit; measured from when both are up again. */
  const editAndKill = async (site: ManagedProcess) => {
    const timed: Timed[] = []
    while (timed.length < options.kills) {
      const made = await editor.editRepeatable()
      await pause(between(random, 0, 500))
      const chance = random()
      const killed = [...(chance < 0.7 ? [site] : []), ...(chance > 0.5 ? [cms] : [])]
      await Promise.all(killed.map((process) => process.kill()))
      for (const process of killed) process.start()
      await untilUp(killed, 'The site or the CMS')
      timed.push(await measure(made))
    }
    return timed
  }

  hooks.target = siteUrl
  return withSite(environment, async (site) => {
    const visitors = startVisitors(siteUrl, randomFrom(options.seed + 1))
    const withHooks = await edit(options.edits, 'Editing while visitors come')
    const visited = await visitors.leave()
    hooks.alter({ answer: () => ACCEPTED })
    const withoutHooks = await edit(options.lost, 'Editing while no hint arrives')
    const killed = await withProgress('Killing around edits', () => editAndKill(site))
    const shifted: Timed[] = []
    for (const hours of options.stepped > 0 ? [1, -1] : []) {
      await setClock({ dateMs: hours * HOUR_MS, monotonicMs: 0 })
      const what = `Editing after the clock was set by ${hours} h, without hints`
      shifted.push(...(await edit(options.stepped, what)))
    }
    await setClock({ dateMs: 0, monotonicMs: 0 })
    const phases = {
      'Hooks arrive, visitors come': withHooks,
      'No hint arrives': withoutHooks,
      'Site or CMS killed, no hint arrives': killed,
      'Clock changed by an hour either way, no hint arrives': shifted,
    }
    return report(phases, withHooks, visited)
  })
}

function report(
  phases: Record<string, Timed[]>,
  withHooks: Timed[],
  { visits, failed }: { visits: number; failed: number },
): Result {
  const timesOf = (timed: readonly Timed[]) => timed.map(({ ms }) => ms)
  for (const [what, timed] of Object.entries(phases)) printLine(sentenceOf(what, timesOf(timed)))
  for (const [kind, timed] of Map.groupBy(withHooks, (each) => each.kind))
    printLine(`  ${sentenceOf(kind, timesOf(timed))}`)
  const visitSentence = `${visits} visits meanwhile, ${failed} not answered with 200`
  const { missed } = figuresOf(timesOf(Object.values(phases).flat()))
  const missedSentence = `${missed} edits not seen in time`
  const { p95 } = figuresOf(timesOf(withHooks))
  for (const line of [visitSentence, missedSentence]) printLine(line)
  const faults = [
    ...(missed > 0 ? [missedSentence] : []),
    ...(failed > 0 || visits === 0 ? [visitSentence] : []),
    ...(p95 > options.goal ? [`the goal of ${options.goal} ms is missed`] : []),
  ]
  return { faults, figures: { visits, failed, missed } }
}
