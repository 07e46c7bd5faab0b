import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

type Fixtures = {
  /** Fails the test when a page logs an error or asks anyone but the site for anything. */
  quiet: void
  /** Fails the test when a page's policy had to stop anything. */
  policyKept: void
  /** Every accessibility fault of the page as it stands, without exceptions. */
  expectAccessible: (page: Page) => Promise<void>
}

async function expectNoFaults(page: Page) {
  // What is half faded in has neither its colours nor its place.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  expect(faults).toEqual([])
}

export const test = base.extend<Fixtures>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL) {
          complaints.push(`third party: ${request.url()}`)
        }
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  policyKept: [
    async ({ page }, use) => {
      const stopped: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy|^policy: /.test(message.text())) stopped.push(message.text())
      })
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} stopped ${blockedURI}`),
        ),
      )
      await use()
      expect(stopped).toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ browser, javaScriptEnabled, viewport }, use) => {
    await use(async (page) => {
      if (javaScriptEnabled !== false) return expectNoFaults(page)
      // The checker itself needs JavaScript: it gets this very document with the scripts kept away.
      const context = await browser.newContext({ viewport, javaScriptEnabled: true })
      const bare = await context.newPage()
      const body = await page.content()
      await bare.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
      await bare.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html' }))
      await bare.goto(page.url())
      await expectNoFaults(bare)
      await context.close()
    })
  },
})

export { expect }
