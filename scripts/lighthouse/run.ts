import { hrefOf, type Page } from '../../content/pages/page.ts'
import { isIndexed } from '../../lib/pages/indexing.ts'
import { getPageAt } from '../../content/pages/index.ts'
import { untilUp } from '../chaos/victim.ts'
import type { World } from '../chaos/world.ts'
import { during, step } from '../launcher/progress.mjs'
import { unpackBrowser } from '../lib/browser.ts'
import { missedGoals } from './goals.ts'
import type { LighthouseOptions } from './options.ts'
import { sumUp, type Line } from './sum-up.ts'
import { cellsOf, seconds, toTable } from './table.ts'
import { openTimed } from './timed.ts'
import { openUntimed } from './untimed.ts'
import { writeRows } from './write-rows.ts'

/** Lets Lighthouse visit pages, prints the table; the exit status says whether all goals are met. */
export async function judgePages(
  world: World,
  frontPort: number,
  options: LighthouseOptions,
): Promise<number> {
  const { cms } = world
  const site = world.siteBeside(world.cmsUrl)
  await unpackBrowser()
  cms.start()
  site.start()
  try {
    await during('Starting the site', () => untilUp([site], 'The site'))
    const lines = await visitPages(world, frontPort, options)
    console.log(toTable(lines.map(cellsOf)))
    for (const { path, lcp, besideLcp } of lines)
      if (besideLcp) console.log(`${path}: LCP ${seconds(lcp)} s, beside ${seconds(besideLcp)} s`)
    const missed = lines.flatMap(missedGoals)
    for (const goal of missed) console.log(`Missed: ${goal}`)
    console.log(`${lines.length} pages visited, ${missed.length} goals missed.`)
    return missed.length === 0 ? 0 : 1
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}

async function visitPages(
  { settings }: World,
  frontPort: number,
  options: LighthouseOptions,
): Promise<Line[]> {
  const open = options.untimed ? openUntimed : openTimed
  const visitor = await open(settings.localUrl, frontPort, options)
  const lines: Line[] = []
  try {
    for (const path of options.page) {
      const page = getPageAt(path as Page['path'])
      const visits = await visitor.visit(hrefOf(page), skippedFor(page))
      const line = sumUp(page, visits)
      lines.push(line)
      step(cellsOf(line).join('  '))
      // At once, as it takes half an hour until the last.
      if (options.write) await writeRows([cellsOf(line)])
    }
    return lines
  } finally {
    await visitor.close()
  }
}

/** That search engines may not keep a page is meant where the site itself says so. */
const skippedFor = (page: Page): string[] => (isIndexed(page, null) ? [] : ['is-crawlable'])
