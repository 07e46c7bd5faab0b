import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from 'playwright/test'

type Fixtures = {
  /** Fails the test if a page logs an error, or sends a request to any host other than the site. */
  noFaults: void
  /** Fails the test if the browser reports a violation of the page's content security policy. */
  noViolations: void
  /** Expects that axe finds no accessibility fault on the current page, without exceptions. */
  expectAccessible: (page: Page) => Promise<void>
}

function listenToErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`))
  return errors
}

/** Collects policy violations: the browser's own messages, and `policy: directive blocked address`. */
export async function listenToViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|^policy: /.test(message.text())) violations.push(message.text())
  })
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} blocked ${blockedURI}`),
    ),
  )
  return violations
}

/** Waits until the page has not scrolled for five frames: axe measures elements where they are. */
const waitForScrollEnd = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let [still, last] = [0, NaN]; still < 5; await nextFrame()) {
      still = scrollY === last ? still + 1 : 0
      last = scrollY
    }
  })

/** Expects that axe finds no accessibility fault on the current page, without exceptions. */
export async function expectNoAccessibilityFaults(page: Page) {
  // An element in a transition has neither its final colours nor its final position.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await waitForScrollEnd(page)
  const { violations } = await new AxeBuilder({ page })
    // Describing passed checks, and a second page for the results, take two thirds of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  expect(faults).toEqual([])
}

/** The test of a page of the site. */
export const test = base.extend<Fixtures>({
  noFaults: [
    async ({ page, baseURL }, use) => {
      const faults = listenToErrors(page)
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL)
          faults.push(`third party: ${request.url()}`)
      })
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  noViolations: [
    async ({ page }, use) => {
      const violations = await listenToViolations(page)
      await use()
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ context, javaScriptEnabled }, use) => {
    await use(async (page) => {
      if (javaScriptEnabled !== false) return expectNoAccessibilityFaults(page)
      // Axe needs JavaScript: it is enabled in the document, whose own scripts have not run.
      const session = await context.newCDPSession(page)
      const disable = (value: boolean) =>
        session.send('Emulation.setScriptExecutionDisabled', { value })
      await disable(true)
      await disable(false)
      await expectNoAccessibilityFaults(page)
      // This session stays open: closing it would leave JavaScript enabled.
      await disable(true)
    })
  },
})

const pageOf = (host: string) => `<!doctype html><html lang="en"><head><title>${host}</title></head>
<body><h1>This is ${host}</h1><label>Name <input></label></body></html>`

/**
 * The test of a page that embeds third parties after a click: each of them responds with a page
 * that names its host, and `asked` has the requested addresses in order.
 */
export const thirdPartyTest = test.extend<{ asked: string[] }>({
  asked: async ({ page, baseURL }, use) => {
    const asked: string[] = []
    const isOutside = (url: URL) => url.protocol.startsWith('http') && url.origin !== baseURL
    await page.route(isOutside, (route) => {
      asked.push(route.request().url())
      const { host } = new URL(route.request().url())
      return route.fulfill({ body: pageOf(host), contentType: 'text/html' })
    })
    await use(asked)
  },
  noFaults: async ({ page, asked: _ }, use) => {
    const errors = listenToErrors(page)
    await use()
    expect(errors).toEqual([])
  },
})

export { expect }
