import type { Page } from '@playwright/test'

/** A visitor who has asked the browser to be sparing says so in a header and to scripts. */
export async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}
