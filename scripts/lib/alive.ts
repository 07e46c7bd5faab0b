import type { Page } from '@playwright/test'

/** Waits until the page answers by its own scripts; until then it works as without JavaScript. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
}
