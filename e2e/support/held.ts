import type { Page } from '@playwright/test'

const SCRIPTS = /\/_next\/static\/.+\.js/

export type Held = {
  /** The addresses that were asked for so far. */
  asked: string[]
  /** Lets them through, those that wait and those that come. */
  letGo: () => void
}

/** Keeps back what has such an address, as a slow connection does, for as long as a test wants. */
export async function hold(page: Page, address: RegExp): Promise<Held> {
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(address, async (route) => {
    asked.push(route.request().url())
    await gate.promise
    // The page may have been left while it waited.
    await route.continue().catch(() => {})
  })
  return { asked, letGo: () => gate.resolve() }
}

/** Keeps the framework's scripts back. */
export const holdScripts = (page: Page): Promise<Held> => hold(page, SCRIPTS)

/** A cheap phone on mobile data, as Lighthouse imagines it. */
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
