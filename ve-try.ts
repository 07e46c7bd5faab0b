import { chromium } from 'playwright/test'
import { launchOptions } from '/tmp/wt/office/e2e/support/browser/browser.ts'
const C = 'http://127.0.0.1:9143'
const browser = await chromium.launch(launchOptions)
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: C })
const page = await context.newPage()
page.on('console', (m) => {
  if (/error|warn/.test(m.type()))
    console.log('console', m.text().slice(0, 300), m.location().url.slice(0, 80))
})
await page.request.post(`${C}/auth/login`, {
  data: { email: 'admin@school.example.org', password: 'office-trial-2026-pass', mode: 'session' },
})
await page.goto(`/admin/content/notification/1`)
await page.locator('.field[data-field="title"]').waitFor({ timeout: 60000 })
await page.locator('button:has([data-icon="visibility"])').click()
const frame = page.frameLocator('iframe')
await frame.locator('h1').waitFor({ timeout: 30000 })
await page.waitForTimeout(4000)
console.log(
  'overlays',
  await frame.locator('.directus-visual-editing-rect').count(),
  'marked',
  await frame.locator('[data-directus]').count(),
)
await page.screenshot({ path: '/tmp/ve-1.png' })
await frame.locator('h1').hover()
await page.waitForTimeout(500)
await page.screenshot({ path: '/tmp/ve-2.png' })
const b = frame.locator('.directus-visual-editing-edit-button')
console.log('buttons', await b.count())
if (await b.count()) {
  await b
    .nth(
      await frame
        .locator('[data-directus]')
        .evaluateAll((all) => all.findIndex((e) => e.tagName === 'H1')),
    )
    .click({ force: true })
  await page.waitForTimeout(2500)
  await page.screenshot({ path: '/tmp/ve-3.png' })
}
await browser.close()
