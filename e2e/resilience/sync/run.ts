import { step } from '../../../scripts/launcher/progress.mjs'
import { setClock } from '../clock.ts'
import { randomFrom } from '../random.ts'
import { untilUp } from '../victim.ts'
import type { World } from '../world.ts'
import { openDesk } from './desk.ts'
import { createEditor } from './edits.ts'
import { figuresOf, sentenceOf } from './figures.ts'
import type { Gate } from './gate.ts'
import type { FreshnessOptions } from './options.ts'
import { editAndKill, editAndWatch, type Ground } from './phases.ts'
import { letVisitorsIn } from './visitors.ts'

const HOUR_MS = 3_600_000

type Timed = Awaited<ReturnType<typeof editAndWatch>>

/** Edits, loses hints, kills, steps the clock and watches the pages; prints figures, answers the exit status. */
export async function runFreshness(
  world: World,
  gate: Gate,
  options: FreshnessOptions,
): Promise<number> {
  const { settings, cms } = world
  step(`Seed ${options.seed}${options.control ? `, ${options.control}` : ''}`)
  const random = randomFrom(options.seed)
  const site = world.siteBeside(world.cmsUrl)
  const ground: Ground = {
    ...{ siteUrl: settings.localUrl, random, site, cms, patience: options.patience },
    editor: createEditor(openDesk(world.cmsUrl, world.secrets.adminToken), random),
    bothUp: () => untilUp([site, cms], 'The site or the CMS'),
  }
  try {
    gate.leadTo(`${settings.localUrl}/api/revalidate`)
    cms.start()
    site.start()
    await ground.bothUp()
    return await runPhases(ground, gate, options)
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}

async function runPhases(ground: Ground, gate: Gate, options: FreshnessOptions): Promise<number> {
  const { edits, lost, kills, stepped } = options
  const visitors = letVisitorsIn(ground.siteUrl, randomFrom(options.seed + 1))
  const hinted = await editAndWatch(ground, edits, 'Editing while visitors come')
  await visitors.leave()
  gate.shut()
  const unhinted = await editAndWatch(ground, lost, 'Editing while no hint arrives')
  const killed = await editAndKill(ground, kills)
  const shifted: Timed = []
  for (const hours of stepped > 0 ? [1, -1] : []) {
    await setClock({ dateMs: hours * HOUR_MS, monotonicMs: 0 })
    const what = `Editing after the clock was set by ${hours} h, without hints`
    shifted.push(...(await editAndWatch(ground, stepped, what)))
  }
  await setClock({ dateMs: 0, monotonicMs: 0 })

  const phases: [string, Timed][] = [
    ['Hooks arrive, visitors come', hinted],
    ['No hint arrives', unhinted],
    ['Site or CMS killed, no hint arrives', killed],
    ['Clock stepped by an hour either way, no hint arrives', shifted],
  ]
  for (const [what, times] of phases) console.log(sentenceOf(what, times.map(msOf)))
  for (const [kind, times] of Map.groupBy(hinted, ({ kind }) => kind))
    console.log(`  ${sentenceOf(kind, times.map(msOf))}`)
  console.log(`${visitors.visits} visits meanwhile, ${visitors.failed} not answered with 200`)

  const missed = phases.flatMap(([, times]) => times).filter(({ ms }) => ms === null).length
  const { p95 } = figuresOf(hinted.map(msOf))
  const isFresh = missed === 0 && visitors.failed === 0 && p95 <= options.goal
  console.log(`${missed} edits not seen in time, goal ${isFresh ? 'met' : 'missed'}`)
  return isFresh ? 0 : 1
}

const msOf = ({ ms }: Timed[number]) => ms
