import type { Browser, Page } from 'playwright/test'

/** A line of a phone. */
export type Line = { kbits: number; latency: number }

export type Paints = { first: number; largest: number }

export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

async function throttle(page: Page, { kbits, latency }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytes = (kbits * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs in the page. */
const readPaints = () =>
  new Promise<Paints>((resolve) => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1)?.startTime ?? 0
      resolve({ first: first?.startTime ?? 0, largest })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** Opens a page on a slow phone for the first time. */
export async function measurePaints(
  browser: Browser,
  address: string,
  line: Line,
): Promise<Paints> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await throttle(page, line)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(500)
    return await page.evaluate(readPaints)
  } finally {
    await context.close()
  }
}

/** The rules of the style sheets that the first view of a page uses. */
export async function usedStyles(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.coverage.startCSSCoverage()
    await page.goto(address, { waitUntil: 'load' })
    const sheets = await page.coverage.stopCSSCoverage()
    return sheets
      .flatMap(({ text = '', ranges }) => ranges.map(({ start, end }) => text.slice(start, end)))
      .join('\n')
  } finally {
    await context.close()
  }
}

/** Runs in the page: the last words of its main text that are visible without scrolling. */
export const lastWordsShown = (): string => {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  let last = ''
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const range = document.createRange()
    range.selectNodeContents(node)
    const { top, width } = range.getBoundingClientRect()
    const text = node.textContent ?? ''
    if (width > 0 && top < innerHeight && text.trim().length > 8) last = text
  }
  return last
}
