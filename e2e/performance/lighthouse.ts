// npm run lighthouse: Lighthouse's scores of each page on a phone, compared with the page without scripts.
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import lighthouse, { defaultConfig, type Flags, type Result as Outcome } from 'lighthouse'
import { z } from 'zod'
import { findPage, getPageAt, pages } from '../../content/pages/index.ts'
import { hrefOf, type Page } from '../../content/pages/page.ts'
import { isIndexed } from '../../lib/pages/indexing.ts'
import { step } from '../../scripts/launcher/progress.mjs'
import { launchOptions, unpackBrowser } from '../../scripts/lib/browser.ts'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { runCheck, type Result } from '../resilience/runner.ts'
import { createEnvironment, withSite } from '../resilience/test-environment.ts'
import { count, flag, readOptions, readOrExit } from '../support/options.ts'
import { pageVariant, startProxy, withoutScripts, type Variant } from './proxy.ts'
import {
  categories,
  cellsOf,
  listMissed,
  summarize,
  toReport,
  writeRows,
  type Score,
  type Visit,
  type Visits,
} from './scores.ts'

const options = readOptions({
  /** Only these pages. */
  page: z.array(z.string().refine(findPage)).default(pages.map(({ path }) => path)),
  runs: count(3),
  /** Only what does not depend on the speed of the machine. */
  untimed: flag,
  /**
   * How pages are made worse, so that goals must be missed: with their scripts loaded at once, as the
   * framework writes them, or without their language and with pictures that move what is below.
   */
  control: z.enum(['awake', 'faulty']).optional(),
  /** Puts the rows of these pages into docs/lighthouse.md. */
  write: flag,
})
const port = readOrExit(() => z.coerce.number().parse(process.env.FRONT_PORT ?? '9880'))

await runCheck({ title: 'Lighthouse', run: checkPages })

async function checkPages(): Promise<Result> {
  // A build of its own, as it contains the public address.
  const usual = { SITE_URL: `https://localhost:${port}`, BUILD_DIR: '.next-lighthouse' }
  const environment = await createEnvironment({ usual })
  await unpackBrowser()
  const scores = await withSite(environment, () => visitPages(environment.settings.localUrl))
  console.log(toReport(scores))
  const missed = scores.flatMap(listMissed)
  const figures = `${scores.length} pages visited, ${missed.length} goals missed`
  return { faults: missed.map((goal) => `Missed: ${goal}`), figures }
}

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
      step(cellsOf(score).join('  '))
      // At once, as all pages take half an hour.
      if (options.write) await writeRows([cellsOf(score)])
    }
    return scores
  } finally {
    proxy.stop()
  }
}

/** What does not depend on the speed of the machine, judged after the page's scripts have run. */
const UNTIMED: Flags = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  onlyAudits: ['cumulative-layout-shift'],
  pauseAfterLoadMs: 5_000,
}

/** Visits a page as served and without its scripts, in turns, so that times compare. */
async function visitPage(measure: Measure, origin: string, page: Page): Promise<Visits> {
  const { control, untimed, runs } = options
  const href = hrefOf(page)
  const shown = pageVariant(origin, control)
  // Some pages are intended not to be indexed.
  const skipAudits = isIndexed(page, null) ? [] : ['is-crawlable']
  if (untimed) return { page: [await measure(shown, href, { ...UNTIMED, skipAudits })] }
  const visits = { page: [] as Visit[], bare: [] as Visit[] }
  const timed: Flags = { onlyCategories: ['performance'], throttlingMethod: 'simulate' }
  for (let run = 0; run < runs; run += 1) {
    // What does not depend on time is the same each time.
    const first = run === 0 ? { onlyCategories: [...categories], skipAudits } : {}
    visits.page.push(await measure(shown, href, { ...timed, ...first }))
    const bare = { name: 'bare', origin, change: withoutScripts }
    visits.bare.push(await measure(bare, href, timed))
  }
  return visits
}

const IDLE_SHARE = 0.75

/** Waits up to half a minute for the machine to be idle: figures of a busy one mean nothing. */
async function untilQuiet(): Promise<void> {
  const end = performance.now() + 30_000
  const spent = () => {
    const times = cpus().flatMap(({ times }) => Object.entries(times))
    const sum = (all: typeof times) => all.reduce((total, [, ms]) => total + ms, 0)
    return { idle: sum(times.filter(([kind]) => kind === 'idle')), all: sum(times) }
  }
  for (;;) {
    const before = spent()
    await pause(250)
    const after = spent()
    const share = (after.idle - before.idle) / Math.max(1, after.all - before.all)
    if (share >= IDLE_SHARE || performance.now() >= end) return
  }
}

/** Advice that costs no points, but time. */
const UNSCORED = Object.values(defaultConfig.categories ?? {})
  .flatMap(({ auditRefs }) => auditRefs)
  .filter(({ weight }) => weight === 0)
  .map(({ id }) => id)

/**
 * Visits a page with a new browser.
 * @param pin of the certificate that the browser is to accept
 */
async function visit(address: string, flags: Flags, pin: string): Promise<Visit> {
  const [debugPort = 0] = await freePorts(1)
  const { args = [], ...launch } = launchOptions
  const own = [`--remote-debugging-port=${debugPort}`]
  const trust = `--ignore-certificate-errors-spki-list=${pin}`
  const browser = await chromium.launch({ ...launch, args: [...args, ...own, trust] })
  try {
    const outcome = await lighthouse(address, {
      ...{ port: debugPort, logLevel: 'error', disableFullPageScreenshot: true, ...flags },
      skipAudits: [...UNSCORED, ...(flags.skipAudits ?? [])],
    })
    if (!outcome) throw new Error(`Lighthouse reports nothing of ${address}.`)
    return readResult(outcome.lhr)
  } finally {
    await browser.close()
  }
}

function readResult({ audits, categories: judged, runtimeError, requestedUrl }: Outcome): Visit {
  if (runtimeError) throw new Error(`${requestedUrl}: ${runtimeError.message}`)
  const valueOf = (id: string) => audits[id]?.numericValue ?? NaN
  const scores: Visit['scores'] = {}
  const faults = new Set<string>()
  for (const category of categories) {
    const one = judged[category]
    if (!one) continue
    scores[category] = Math.round((one.score ?? 0) * 100)
    for (const { id, weight } of one.auditRefs)
      if (category !== 'performance' && weight > 0 && (audits[id]?.score ?? 1) < 1) faults.add(id)
  }
  return {
    scores,
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    faults: [...faults],
  }
}
