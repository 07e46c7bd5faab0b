import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { untilUp } from '../chaos/victim.ts'
import type { World } from '../chaos/world.ts'
import { during } from '../launcher/progress.mjs'
import { openBrowser } from '../lib/browser.ts'
import { createSupervisor } from '../lib/supervisor.ts'
import { overBudget } from './budgets.ts'
import { weighFloor } from './floor.ts'
import type { BenchOptions } from './options.ts'
import { weightTable, type Weighed } from './table.ts'
import { weighPage } from './weigh.ts'

/** Weighs every page on a phone and prints the table; the exit status says whether all budgets hold. */
export async function runBench(
  world: World,
  { page: wanted = '/' }: BenchOptions,
): Promise<number> {
  const { cms, settings } = world
  const supervisor = createSupervisor()
  const site = world.siteBeside(world.cmsUrl)
  const browser = await openBrowser()
  try {
    const floor = await during('Building the floor', () => weighFloor(supervisor))
    cms.start()
    site.start()
    await untilUp([site], 'The site')
    const weighed = await during('Weighing the pages', async () => {
      const all: Weighed[] = []
      for (const page of pages.filter(({ path }) => path.startsWith(wanted))) {
        all.push({ page, weight: await weighPage(browser, settings.localUrl + hrefOf(page)) })
      }
      return all
    })
    const sparing = await weighPage(browser, settings.localUrl, { isSparing: true })
    console.log(weightTable(weighed, floor))
    console.log(
      weightTable([{ page: { path: '/ sparing', template: 'home' }, weight: sparing }], floor),
    )
    console.log(`The floor: ${floor} bytes of JavaScript`)
    const faults = overBudget(weighed, sparing, floor)
    for (const fault of faults) console.log(`Over its budget: ${fault}`)
    return faults.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await Promise.all([supervisor.stopAll(), site.kill(), cms.kill()])
  }
}
