import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright/test'
import { wake, saveData } from '../e2e/support/browser/page.ts'

/** Bytes as transferred, compressible ones with gzip, whichever server sends them. */
export type Weight = {
  /** Without the styles in it. */
  html: number
  /** Of the HTML, not compressed. */
  characters: number
  /** In the page, or as the file that it names. */
  css: number
  /** The file that the next page needs, if they are in the page. */
  nextCss: number
  js: number
  fonts: number
  /** The fonts that are preloaded for the first paint. */
  firstFonts: number
  pictures: number
  /** Anything else, of which there should be none. */
  other: number
  requests: number
  /** How far its parts have moved by themselves. */
  shift: number
}

const KINDS: Record<string, 'html' | 'css' | 'js' | 'fonts' | 'pictures'> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
}
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|xml)|image\/svg)/

const typeOf = (response: Response) => response.headers()['content-type'] ?? ''

function kindOf(response: Response) {
  if (typeOf(response).includes('javascript')) return 'js'
  return KINDS[response.request().resourceType()] ?? 'other'
}

const bodyOf = (response: Response) => response.body().catch(() => Buffer.alloc(0))

async function bytesOf(response: Response): Promise<number> {
  const body = await bodyOf(response)
  return COMPRESSIBLE.test(typeOf(response)) ? gzipSync(body).length : body.length
}

/** The page without the styles in it, and these. */
async function splitStyles(response: Response): Promise<[html: string, styles: string]> {
  const page = (await bodyOf(response)).toString()
  const [element = '', styles = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
  return [page.replace(element, () => ''), styles]
}

/** Longer than `lib/framework/hydration-loader.js` waits before it loads the scripts. */
const IDLE_MS = 6_000

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/**
 * Opens a page on a phone, hydrates it, and measures all transfers until the network is idle.
 * @param isSavingData for a visitor with the data saver, for whom nothing is hydrated
 */
export async function weighPage(
  browser: Browser,
  address: string,
  isSavingData: boolean,
): Promise<Weight> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    if (isSavingData) await saveData(page)
    await page.addInitScript(sumShifts)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(address, { waitUntil: 'load' })
    await (isSavingData ? page.waitForTimeout(IDLE_MS) : wake(page))
    await page.waitForLoadState('networkidle')
    const { preloaded, cached, shift } = await page.evaluate(listLoaded)
    const [html, styles] = responses[0] ? await splitStyles(responses[0]) : ['', '']
    const css = styles ? gzipSync(styles).length : 0
    const weight: Weight = {
      html: gzipSync(html).length,
      characters: html.length,
      css,
      nextCss: 0,
      js: 0,
      fonts: 0,
      firstFonts: 0,
      pictures: 0,
      other: 0,
      requests: responses.length,
      shift,
    }
    const known = new Set<string>()
    for (const response of responses) {
      const url = response.url()
      // A script is preloaded, and then run from the browser's cache.
      if (known.has(url) && cached.includes(url)) continue
      known.add(url)
      const bytes = await bytesOf(response)
      const kind = kindOf(response)
      if (kind === 'css' && styles) weight.nextCss += bytes
      else if (kind !== 'html') weight[kind] += bytes
      if (preloaded.includes(url)) weight.firstFonts += bytes
    }
    return weight
  } finally {
    await context.close()
  }
}

/** Runs before the page: sums its layout shifts. */
function sumShifts() {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
    Reflect.set(window, 'shift', sum)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: its preloaded fonts, and what the browser took from its cache at least once. */
function listLoaded() {
  const fonts = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const cached = resources.filter(({ transferSize }) => transferSize === 0)
  const shift = Number(Reflect.get(window, 'shift') ?? 0)
  return {
    shift,
    preloaded: [...fonts].map(({ href }) => href),
    cached: cached.map(({ name }) => name),
  }
}
