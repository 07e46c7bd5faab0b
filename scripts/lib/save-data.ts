import type { Page } from 'playwright/test'

/** Turns on the data saver of the browser, which a header and `navigator.connection` report. */
export async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}
