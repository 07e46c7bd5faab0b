import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Response } from '@playwright/test'
import { wake } from '../../../scripts/lib/hydration.ts'
import { saveData } from '../../../scripts/lib/save-data.ts'

/** Bytes as they travel: what packs is counted gzipped, whoever serves it. */
export type Weight = {
  html: number
  css: number
  js: number
  fonts: number
  /** Those of the fonts that the first paint is meant to have; others take the place of a fallback later. */
  firstFonts: number
  pictures: number
  /** Anything else: there should be none. */
  other: number
  requests: number
}

export const totalOf = ({ html, css, js, fonts, pictures, other }: Weight): number =>
  html + css + js + fonts + pictures + other

/** What must have come before the first paint is as it stays. */
export const firstPaintOf = ({ html, css, firstFonts }: Weight): number => html + css + firstFonts

const KINDS: Record<string, Exclude<keyof Weight, 'requests' | 'firstFonts'>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
}

const kindOf = (response: Response) => {
  const isScript = response.headers()['content-type']?.includes('javascript') ?? false
  return isScript ? 'js' : (KINDS[response.request().resourceType()] ?? 'other')
}

/** The addresses that the browser has loaded from its cache, at least once. */
const listCached = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).transferSize === 0)
    .map(({ name }) => name)

const PACKS = /^(text\/|application\/(javascript|json|xml)|image\/svg)/

async function bytesOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0))
  const packs = PACKS.test(response.headers()['content-type'] ?? '')
  return packs ? gzipSync(body).length : body.length
}

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Longer than `lib/framework/hydration-loader.js` would wait before it wakes the scripts. */
const SLEPT_LONG_MS = 6_000

const addressesOf = (links: (HTMLElement | SVGElement)[]) =>
  links.map((link) => (link as HTMLLinkElement).href)

/** Opens a page on a phone, wakes its scripts, and weighs all that came until nothing comes any more. */
export async function weighPage(
  browser: Browser,
  address: string,
  { isSparing = false } = {},
): Promise<Weight> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    if (isSparing) await saveData(page)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(address, { waitUntil: 'load' })
    await (isSparing ? page.waitForTimeout(SLEPT_LONG_MS) : wake(page))
    await page.waitForLoadState('networkidle')
    const weight: Weight = {
      ...{ html: 0, css: 0, js: 0, fonts: 0, firstFonts: 0, pictures: 0, other: 0 },
      requests: responses.length,
    }
    const preloaded = await page.locator('link[rel=preload][as=font]').evaluateAll(addressesOf)
    const cached = new Set(await page.evaluate(listCached))
    const known = new Set<string>()
    for (const response of responses) {
      // The waker fetches a script, which the browser then runs from its cache.
      const isAgain = known.has(response.url())
      known.add(response.url())
      if (isAgain && cached.has(response.url())) continue
      const bytes = await bytesOf(response)
      weight[kindOf(response)] += bytes
      if (preloaded.includes(response.url())) weight.firstFonts += bytes
    }
    return weight
  } finally {
    await context.close()
  }
}
