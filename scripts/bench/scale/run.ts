import { openDesk, type Desk } from '../../chaos/freshness/desk.ts'
import { untilUp } from '../../chaos/victim.ts'
import type { World } from '../../chaos/world.ts'
import { during, step } from '../../launcher/progress.mjs'
import { costOf, median, restingShare, untilAtRest } from './cost.ts'
import { emptyCms, fillCms, type Filled } from './fill.ts'
import type { ScaleOptions } from './options.ts'
import { correctMany, pagesMadeBy, type Correction } from './publish.ts'

/** The processor's time of an answer on the large site, beside that on the small one. */
const MOST_RATIO = 1.1
/** Memory in use at the end, beside that after the first half. */
const MOST_GROWTH = 1.1
const SMALL = { notices: 20, files: 4 }
const REST_SECONDS = 20

type Costs = { home: number; notice: number; resting: number }
type Ground = { world: World; desk: Desk; options: ScaleOptions }

/** Compares a site of few notices with one of many; prints figures, answers the exit status. */
export async function runScale(world: World, options: ScaleOptions): Promise<number> {
  const desk = openDesk(world.cmsUrl, world.secrets.adminToken)
  const ground = { world, desk, options }
  try {
    world.cms.start()
    await untilUp([world.cms], 'The CMS')
    const few = await fillCms(desk, SMALL.notices, SMALL.files)
    const before = await measure(ground, few)
    const many = await during('Writing the large content', () =>
      fillCms(desk, options.notices, options.files),
    )
    const { made, corrections, ...large } = await measureLarge(ground, many)
    await during('Taking it away again', () => emptyCms(desk, many))
    const after = await measure(ground, few)
    return tell(before, after, large, made, corrections)
  } finally {
    await world.cms.kill()
  }
}

/** Starts a site, lets it come to rest, and measures what an answer costs. */
async function withSite<Outcome>(
  { world }: Ground,
  work: (pid: number) => Promise<Outcome>,
): Promise<Outcome> {
  const site = world.siteBeside(world.cmsUrl)
  try {
    site.start()
    await untilUp([site], 'The site')
    const pid = site.pid() ?? 0
    await untilAtRest(pid)
    return await work(pid)
  } finally {
    await site.kill()
  }
}

const measure = (ground: Ground, filled: Filled): Promise<Costs> =>
  during(`Measuring with ${filled.notices.length} notices`, () =>
    withSite(ground, (pid) => costs(ground, filled, pid)),
  )

async function costs({ world, options }: Ground, { notices }: Filled, pid: number) {
  const { localUrl: siteUrl } = world.settings
  const of = (address: string, requests: number) => costOf({ siteUrl, pid, address, requests })
  const notice = `/notices/${notices.at(-1)}`
  const [homes, singles]: [number[], number[]] = [[], []]
  // The first round warms up.
  for (let round = 0; round <= options.rounds; round++) {
    const pair = [await of('/', options.requests), await of(notice, options.requests)] as const
    if (round === 0) continue
    homes.push(pair[0])
    singles.push(pair[1])
  }
  const resting = await restingShare(pid, REST_SECONDS)
  return { home: median(homes), notice: median(singles), resting }
}

function measureLarge(ground: Ground, filled: Filled) {
  const { world, desk, options } = ground
  return during(`Measuring with ${filled.notices.length} notices`, () =>
    withSite(ground, async (pid) => {
      const figures = await costs(ground, filled, pid)
      step('Correcting a notice again and again')
      const id = filled.notices.at(-1) ?? 0
      const publishing = { desk, siteUrl: world.settings.localUrl, id }
      const made = await pagesMadeBy(publishing, world.settings.buildDir)
      return {
        ...figures,
        made,
        corrections: await correctMany(publishing, pid, options.publishes),
      }
    }),
  )
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

function tell(
  before: Costs,
  after: Costs,
  large: Costs,
  made: readonly string[],
  corrections: readonly Correction[],
): number {
  const ratios = (['home', 'notice'] as const).map((page) => {
    const small = (before[page] + after[page]) / 2
    const ratio = large[page] / small
    const costs = [before[page], large[page], after[page]].map((cost) => Math.round(cost))
    console.log(`${page.padEnd(7)} ${costs.join(', ')} us; ratio ${ratio.toFixed(3)}`)
    return ratio
  })
  console.log(`At rest ${[before, large, after].map(({ resting }) => percent(resting)).join(', ')}`)
  console.log(`One correction makes ${made.length} pages: ${made.join(' ')}`)
  const half = Math.ceil(corrections.length / 2)
  const inUse = (part: readonly Correction[]) => median(part.map(({ bytes }) => bytes))
  const [first, second] = [inUse(corrections.slice(0, half)), inUse(corrections.slice(half))]
  const growth = second / first
  const times = corrections.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  console.log(`Seen after ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms`)
  console.log(`Memory ${megabytes(first)}, then ${megabytes(second)}: ${growth.toFixed(3)}`)
  const others = made.filter((name) => /^notices\/\d+\.html$/.test(name)).length - 1
  const faults = [
    ...ratios.filter((ratio) => ratio > MOST_RATIO).map(() => 'An answer costs more'),
    ...(growth > MOST_GROWTH ? ['Memory grows'] : []),
    ...(others > 0 ? ['Other notices are made anew'] : []),
  ]
  for (const fault of faults) console.log(fault)
  return faults.length === 0 ? 0 : 1
}
