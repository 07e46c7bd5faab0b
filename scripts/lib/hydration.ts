import type { Page } from 'playwright/test'

/** Waits until the page is hydrated; until then it works as without JavaScript. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** Starts the deferred hydration by a key press and waits for its end. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await waitForHydration(page)
}
