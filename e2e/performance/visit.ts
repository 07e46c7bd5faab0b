import { chromium } from 'playwright/test'
import lighthouse, { defaultConfig, type Flags, type Result } from 'lighthouse'
import { launchOptions } from '../../scripts/lib/browser.ts'
import { freePorts } from '../../scripts/lib/free-ports.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** The results of one visit with Lighthouse's phone. */
export type Visit = {
  /** From 0 to 100. */
  scores: Partial<Record<Category, number>>
  /** Largest Contentful Paint and Total Blocking Time, in milliseconds. */
  lcp: number
  tbt: number
  /** Cumulative Layout Shift. */
  cls: number
  /** The ids of the audits that reduce the score. */
  faults: string[]
}

/** Audits about time without an influence on the score. */
const UNSCORED = Object.values(defaultConfig.categories ?? {})
  .flatMap(({ auditRefs }) => auditRefs)
  .filter(({ weight }) => weight === 0)
  .map(({ id }) => id)

/**
 * Visits a page with a new browser.
 * @param pin of the certificate that the browser accepts
 */
export async function visit(address: string, flags: Flags, pin: string): Promise<Visit> {
  const [port = 0] = await freePorts(1)
  const { args = [], ...launch } = launchOptions
  const own = [`--remote-debugging-port=${port}`, `--ignore-certificate-errors-spki-list=${pin}`]
  const browser = await chromium.launch({ ...launch, args: [...args, ...own] })
  try {
    const outcome = await lighthouse(address, {
      ...{ port, logLevel: 'error', disableFullPageScreenshot: true, ...flags },
      skipAudits: [...UNSCORED, ...(flags.skipAudits ?? [])],
    })
    if (!outcome) throw new Error(`Lighthouse reports nothing of ${address}.`)
    return readResult(outcome.lhr)
  } finally {
    await browser.close()
  }
}

function readResult({ audits, categories: judged, runtimeError, requestedUrl }: Result): Visit {
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
