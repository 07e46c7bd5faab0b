import type { BrowserContext, Page, Route, Worker } from 'playwright/test'
import { wake } from './browser/page.ts'
import { expect, test as base } from './test.ts'

export const DAY_S = 24 * 60 * 60

/** The test of a page with the service worker. Without a connection some files fail on purpose; an error of a script is still a fault. */
export const test = base.extend({
  serviceWorkers: 'allow',
  noFaults: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        faults.push(message.text())
    })
    await use()
    expect(faults).toEqual([])
  },
})

/** Opens a page and waits until the worker has stored what it stores; returns the worker. */
export async function visit(page: Page, address: string): Promise<Worker> {
  await page.goto(address)
  await wake(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The page has no service worker')
  return worker
}

const refuse = (route: Route) => route.abort('internetdisconnected')

/**
 * Cuts the connection. Chromium's emulation has once let an enquiry through: what a page sends is refused here as well. The
 * requests of a worker that starts later are only refused by the emulation.
 */
export async function disconnect(context: BrowserContext): Promise<void> {
  await context.route('**', refuse)
  await context.setOffline(true)
}

/** Brings the connection back. */
export async function reconnect(context: BrowserContext): Promise<void> {
  await context.unroute('**', refuse)
  await context.setOffline(false)
}

/** The line above a stored page. */
export const line = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^As of .+(ago|yesterday|just now)\)\. You are offline\./ })

/** Whether a page is stored. */
export const isStored = (page: Page, path: string) =>
  page.evaluate(
    async (each) => (await caches.match(each, { ignoreVary: true })) !== undefined,
    path,
  )

export { expect }
