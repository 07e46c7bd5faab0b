import { chromium } from '@playwright/test'
import lighthouse, { defaultConfig, type Flags, type Result } from 'lighthouse'
import { launchOptions } from '../../../scripts/lib/browser.ts'
import { freePorts } from '../../../scripts/lib/free-ports.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What one visit of Lighthouse's phone came to. */
export type Visit = {
  scores: Partial<Record<Category, number>>
  /** Largest Contentful Paint and Total Blocking Time, in milliseconds. */
  lcp: number
  tbt: number
  /** Cumulative Layout Shift. */
  cls: number
  /** The audits that cost points, by their ids. */
  faults: string[]
}

export type VisitOptions = {
  address: string
  /** The certificate that the browser is to believe. */
  pin?: string | undefined
  flags: Flags
}

/** Advice that costs no points, but time. */
const UNSCORED = Object.values(defaultConfig.categories ?? {})
  .flatMap(({ auditRefs }) => auditRefs)
  .filter(({ weight }) => weight === 0)
  .map(({ id }) => id)

/** Visits a page with a browser that has never seen anything, and answers what Lighthouse says. */
export async function visit({ address, pin, flags }: VisitOptions): Promise<Visit> {
  const [port = 0] = await freePorts(1)
  const { args = [], ...launch } = launchOptions
  const own = [`--remote-debugging-port=${port}`]
  if (pin) own.push(`--ignore-certificate-errors-spki-list=${pin}`)
  const browser = await chromium.launch({ ...launch, args: [...args, ...own] })
  try {
    const outcome = await lighthouse(address, {
      ...{ port, logLevel: 'error', disableFullPageScreenshot: true, ...flags },
      skipAudits: [...UNSCORED, ...(flags.skipAudits ?? [])],
    })
    if (!outcome) throw new Error(`Lighthouse says nothing of ${address}.`)
    return read(outcome.lhr)
  } finally {
    await browser.close()
  }
}

function read({ audits, categories: judged, runtimeError, requestedUrl }: Result): Visit {
  if (runtimeError) throw new Error(`${requestedUrl}: ${runtimeError.message}`)
  const valueOf = (id: string) => audits[id]?.numericValue ?? NaN
  const scores: Visit['scores'] = {}
  const faults = new Set<string>()
  for (const category of categories) {
    const one = judged[category]
    if (!one) continue
    scores[category] = Math.round((one.score ?? 0) * 100)
    for (const { id, weight } of one.auditRefs) {
      const score = audits[id]?.score ?? 1
      if (category !== 'performance' && weight > 0 && score < 1) faults.add(id)
    }
  }
  return {
    scores,
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    faults: [...faults],
  }
}
