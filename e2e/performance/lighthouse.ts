// npm run lighthouse: Lighthouse's scores of each page on a phone, relative to the page without
// scripts.
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Flags } from 'lighthouse'
import { z } from 'zod'
import { hrefOf, type Page } from '../../content/pages/page.ts'
import { isIndexed } from '../../lib/pages/indexing.ts'
import { findPage, getPageAt, pages } from '../../content/pages/index.ts'
import { readOrExit, runInEnvironment } from '../resilience/runner.ts'
import { printStep } from '../../scripts/launcher/progress.mjs'
import { unpackBrowser } from '../../scripts/lib/browser.ts'
import { count, readOptions } from '../support/options.ts'
import { withSite } from '../support/servers/with-site.ts'
import { asServed, pageVariant, startProxy, withoutScripts, type Variant } from './proxy.ts'
import {
  cellsOf,
  listMissed,
  seconds,
  summarize,
  toReport,
  type Score,
  type Visits,
} from './scores.ts'
import { categories, visit, type Visit } from './visit.ts'

const schema = z.object({
  /** Only these pages. */
  page: z.array(z.string().refine(findPage)).default(pages.map(({ path }) => path)),
  runs: count(3),
  /** The number of visits without scripts; by default the same as with them. */
  bare: count(1).optional(),
  /** Only what does not depend on the speed of the machine. */
  untimed: z.boolean().default(false),
  /**
   * Makes pages worse, so that goals must be missed: scripts that load at once, or a page without
   * its language and with pictures that cause layout shifts.
   */
  control: z.enum(['awake', 'faulty']).optional(),
  /** A page of another website that uses the proxy's address. */
  beside: z.url().optional(),
  /** Throttles network and processor for real, instead of simulating it. */
  applied: z.boolean().default(false),
})
const usage =
  '--page /AboutUs (several times), --runs 3, --bare 1, --untimed, --control awake or faulty, --beside <address> and --applied'

const options = readOrExit(() => readOptions(schema, usage))
const port = Number(process.env.FRONT_PORT ?? '9880')

type Measure = (variant: Variant, href: string, flags: Flags) => Promise<Visit>

async function visitPages(origin: string): Promise<Score[]> {
  const proxy = await startProxy(options.untimed ? undefined : port)
  const measure: Measure = async (variant, href, flags) => {
    proxy.show(variant)
    if (!options.untimed) await untilQuiet()
    return visit(proxy.url + href, flags, proxy.pin)
  }
  const scores: Score[] = []
  try {
    for (const path of options.page) {
      const page = getPageAt(path as Page['path'])
      const score = summarize(page, await visitPage(measure, origin, page))
      scores.push(score)
      printStep(cellsOf(score).join('  '))
    }
    return scores
  } finally {
    proxy.stop()
  }
}

/** What does not depend on the speed of the machine, after the page's scripts have run. */
const UNTIMED: Flags = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  onlyAudits: ['cumulative-layout-shift'],
  pauseAfterLoadMs: 5_000,
}

/** Visits a page as served and without its scripts, alternately, so that times are comparable. */
async function visitPage(measure: Measure, origin: string, page: Page): Promise<Visits> {
  const { control, untimed, runs, bare: bareRuns = runs, beside, applied } = options
  const href = hrefOf(page)
  const shown = pageVariant(origin, control)
  // Some pages are not indexed on purpose.
  const skipAudits = isIndexed(page, null) ? [] : ['is-crawlable']
  if (untimed) return { page: [await measure(shown, href, { ...UNTIMED, skipAudits })] }
  const visits = { page: [] as Visit[], bare: [] as Visit[], other: [] as Visit[] }
  const timed: Flags = {
    onlyCategories: ['performance'],
    throttlingMethod: applied ? 'devtools' : 'simulate',
  }
  for (let run = 0; run < runs; run += 1) {
    // What does not depend on time is the same each time.
    const first = run === 0 ? { onlyCategories: [...categories], skipAudits } : {}
    visits.page.push(await measure(shown, href, { ...timed, ...first }))
    const bare = { name: 'bare', origin, change: withoutScripts }
    if (run < bareRuns) visits.bare.push(await measure(bare, href, timed))
    if (!beside) continue
    const address = new URL(beside)
    const other = { name: 'other', origin: address.origin, change: asServed }
    visits.other.push(await measure(other, address.pathname + address.search, timed))
  }
  return visits
}

const IDLE_SHARE = 0.75

/** Waits up to half a minute until the machine is idle, as figures of a busy one are useless. */
async function untilQuiet(): Promise<void> {
  const end = performance.now() + 30_000
  const idleMs = () => cpus().reduce((sum, { times }) => sum + times.idle, 0) / cpus().length
  for (;;) {
    const [begun, idleBefore] = [performance.now(), idleMs()]
    await pause(250)
    const now = performance.now()
    if ((idleMs() - idleBefore) / (now - begun) >= IDLE_SHARE || now >= end) return
  }
}

// A separate build, as it contains the public address.
const usual = { SITE_URL: `https://localhost:${port}`, BUILD_DIR: '.next-lighthouse' }
await runInEnvironment({ usual }, async (environment) => {
  await unpackBrowser()
  const scores = await withSite(environment, () => visitPages(environment.settings.localUrl))
  console.log(toReport(scores))
  for (const { path, lcp, otherLcp } of scores)
    if (otherLcp)
      console.log(`${path}: LCP ${seconds(lcp)} s, the other website ${seconds(otherLcp)} s`)
  const missed = scores.flatMap(listMissed)
  for (const goal of missed) console.log(`Missed: ${goal}`)
  console.log(`${scores.length} pages visited, ${missed.length} goals missed.`)
  return missed.length === 0 ? 0 : 1
})
