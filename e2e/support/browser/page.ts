import type { Page } from 'playwright/test'

/** Enables the browser's data saver, which a header and `navigator.connection` report. */
export async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Waits until the page is hydrated; before that it works as without JavaScript. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** Starts the deferred hydration by a key press and waits for it. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await waitForHydration(page)
}
