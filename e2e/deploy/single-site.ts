import { untilUp, type Victim } from '../../scripts/chaos/victim.ts'
import type { World } from '../../scripts/chaos/world.ts'
import { during } from '../../scripts/launcher/progress.mjs'
import { root } from '../../scripts/launcher/folders.mjs'
import { answerChecks } from './answers/all.ts'
import { tryAbuse } from './abuse/run.ts'
import { openBrowser } from './client.ts'
import { runChecks } from './checks.ts'
import { startFront, writeSettings, type Front } from './nginx.ts'
import { killUnderLoad } from './kills.ts'
import type { Part, TrialOptions } from './options.ts'
import type { TrialPorts } from './ports.ts'
import { compareThroughput } from './throughput.ts'
import { trust } from './tls.ts'

/** One site and one CMS behind nginx; answers how many of the parts failed. */
export async function tryOne(
  world: World,
  ports: TrialPorts,
  { seconds, rounds, patience, control }: TrialOptions,
  parts: ReadonlySet<Part>,
): Promise<number> {
  const { settings, cms } = world
  const variables = {
    APP_DIR: root,
    APP_USER: 'nobody',
    DATA_DIR: settings.dataDir,
    BUILD_DIR: settings.buildDir,
  }
  let failed = 0
  const site = world.siteBeside(world.cmsUrl)
  let front: Front | undefined
  try {
    cms.start()
    site.start()
    await during('Starting site and CMS', () => bothUp(site, cms))
    const file = await writeSettings({ ports, sites: [ports.site], variables })
    front = await startFront(file, control ? { control } : {})
    trust(front.certificate)
    const browser = await openBrowser(front)
    const ground = { world, front, browser, ports }
    if (parts.has('answers')) failed += await runChecks(answerChecks(ground))
    if (parts.has('throughput')) failed += await compareThroughput(ground, rounds)
    if (parts.has('kills')) failed += await killUnderLoad(ground, site, seconds)
    if (parts.has('abuse')) {
      await bothUp(site, cms)
      failed += await tryAbuse(ground, site, { seconds: Math.min(seconds, 20), patience })
    }
    browser.close()
    return failed
  } finally {
    await Promise.all([site.kill(), cms.kill()])
    await front?.stop()
  }
}

const bothUp = (site: Victim, cms: Victim) => untilUp([site, cms], 'The site or the CMS')
