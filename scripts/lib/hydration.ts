import type { Page } from '@playwright/test'

/** Waits until the page answers by its own scripts; until then it works as without JavaScript. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** Has the page wake its scripts by a key, rather than in its own time, and waits until they answer. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await waitForHydration(page)
}
