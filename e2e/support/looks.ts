import { expect, type Page } from 'playwright/test'

/** Expects that the current page looks as in this file of `e2e/looks`. */
export async function expectLook(page: Page, file: string): Promise<void> {
  // The first visit may have shown fonts of the device.
  await page.reload()
  // Loads all pictures eagerly, so that none is missing.
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const picture of document.images) picture.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await expect(page).toHaveScreenshot(file, {
    animations: 'disabled',
    // It shows today's date.
    mask: [page.locator('input[type=date]')],
    // 0.07 %: another rasterizer shifts a few lines of text by parts of a pixel.
    maxDiffPixels: 1_500,
  })
}
