import type { BrowserContext, Page, Worker } from 'playwright/test'
import messages from '../../content/messages/en.json' with { type: 'json' }
import { wake } from './browser/page.ts'
import { startFaultProxy, type FaultProxy } from './servers/fault-proxy.ts'
import { expect, test as base } from './test.ts'

export const DAY_S = 24 * 60 * 60

/** The test of a page with the service worker. Without a connection some files fail on purpose; an error of a script is still a fault. */
export const test = base.extend<{ connection: FaultProxy }>({
  serviceWorkers: 'allow',
  /** All that pages and workers request passes it. */
  connection: async ({ browserName: _ }, use) => {
    const connection = await startFaultProxy('')
    await use(connection)
    connection.close()
  },
  proxy: ({ connection }, use) => use({ server: connection.url }),
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

/**
 * Cuts the connection. Chromium's emulation, which the browser notices, has let enquiries through: a page that opens sends at
 * once.
 */
export async function disconnect(context: BrowserContext, connection: FaultProxy): Promise<void> {
  await connection.fail('refused')
  await context.setOffline(true)
}

/** Brings the connection back. */
export async function reconnect(context: BrowserContext, connection: FaultProxy): Promise<void> {
  await connection.fail(null)
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

/** The button by which a form that could not be sent is saved on the device. */
export const keep = (page: Page) => page.getByRole('button', { name: messages.enquiry.keep })

/** The panel with what is saved. */
export const kept = (page: Page) => page.getByRole('region', { name: messages.enquiry.kept.title })

/** What the device has of it. */
export const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('kept-enquiries'))

export { expect }
