import type { Page } from 'playwright/test'

/** Enables the browser's data saver, which a header and `navigator.connection` report. */
export async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}
