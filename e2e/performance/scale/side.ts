import { openDesk, type Desk } from '../../../scripts/chaos/freshness/desk.ts'
import { untilUp } from '../../../scripts/chaos/victim.ts'
import type { World } from '../../../scripts/chaos/world.ts'
import { during } from '../../../scripts/launcher/progress.mjs'
import { untilAtRest } from './cost.ts'
import { fillCms } from './fill.ts'

/** A site with so much content, and its CMS. */
export type Side = {
  desk: Desk
  siteUrl: string
  /** Of the site's process. */
  pid: number
  /** The number of its newest notice. */
  id: number
}

type Content = { notices: number; files: number }

/** Fills a CMS, starts its site, lets both come to rest, and hands them to `work`. */
export async function withSide<Outcome>(
  world: World,
  { notices, files }: Content,
  work: (side: Side) => Promise<Outcome>,
): Promise<Outcome> {
  const { cms, cmsUrl, secrets, settings } = world
  const site = world.siteBeside(cmsUrl)
  const desk = openDesk(cmsUrl, secrets.adminToken)
  const open = async (): Promise<Side> => {
    cms.start()
    await untilUp([cms], 'The CMS')
    const id = (await fillCms(desk, notices, files)).at(-1) ?? 0
    site.start()
    await untilUp([site], 'The site')
    const pid = site.pid() ?? 0
    await untilAtRest(pid)
    return { desk, siteUrl: settings.localUrl, pid, id }
  }
  try {
    return await work(await during(`Starting with ${notices} notices`, open))
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}
