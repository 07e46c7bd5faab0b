import { openDesk, type Desk } from '../../chaos/freshness/desk.ts'
import { untilUp } from '../../chaos/victim.ts'
import type { World } from '../../chaos/world.ts'
import { during, step } from '../../launcher/progress.mjs'
import { median } from '../../lib/median.ts'
import { costOf, restingShare, untilAtRest } from './cost.ts'
import { emptyCms, fillCms, type Filled } from './fill.ts'
import type { ScaleOptions } from './options.ts'
import { correctMany, pagesMadeBy } from './publish.ts'
import { tell, type Costs } from './report.ts'

const SMALL = { notices: 20, files: 4 }
const REST_SECONDS = 20

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
    const { large, ...publishing } = await measureLarge(ground, many)
    await during('Taking it away again', () => emptyCms(desk, many))
    const after = await measure(ground, few)
    return tell({ before, large, after }, publishing)
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
      const large = await costs(ground, filled, pid)
      step('Correcting a notice again and again')
      const id = filled.notices.at(-1) ?? 0
      const publishing = { desk, siteUrl: world.settings.localUrl, id }
      const made = await pagesMadeBy(publishing, world.settings.buildDir)
      const corrections = await correctMany(publishing, pid, options.publishes)
      return { large, made, corrections }
    }),
  )
}
