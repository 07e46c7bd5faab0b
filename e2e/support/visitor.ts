import { expect, type Locator, type Page } from 'playwright/test'

const SCRIPTS = /\/_next\/static\/.+\.js/

/** Delays all requests to such an address, like a slow connection, until they are released. */
export async function delayRequests(page: Page, address: RegExp) {
  const gate = Promise.withResolvers<void>()
  /** The requested addresses so far. */
  const requested: string[] = []
  await page.route(address, async (route) => {
    requested.push(route.request().url())
    await gate.promise
    // The visitor may have left the page in the meantime.
    await route.continue().catch(() => undefined)
  })
  return {
    requested,
    /** Continues delayed and later requests. */
    release: () => gate.resolve(),
  }
}

/** Delays the requests for the scripts of the framework. */
export const delayScripts = (page: Page) => delayRequests(page, SCRIPTS)

/** Collects the addresses of all matching requests of a page. */
export function listenToRequests(page: Page, address: RegExp): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (address.test(request.url())) requested.push(request.url())
  })
  return requested
}

/** A low-end phone on mobile data, as Lighthouse simulates it. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** Loads a page until the check passes: other tests change the CMS, and the site follows within seconds. */
export const openUntil = (
  page: Page,
  address: string,
  check: () => Promise<void>,
  timeout = 30_000,
): Promise<void> =>
  expect(async () => {
    await page.goto(address)
    await check()
  }).toPass({ timeout })

/** Swipes from right to left over two thirds of an element. */
export async function swipeLeft(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element to swipe is not shown')
  const y = box.y + box.height / 2
  const at = (part: number) => [{ x: box.x + box.width * (0.9 - (part * 2) / 3), y }]
  const finger = await element.page().context().newCDPSession(element.page())
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })

  await touch('touchStart', at(0))
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', at(step / 10))
  await touch('touchEnd', [])
}
