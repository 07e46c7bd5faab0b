import { hrefOf } from '../content/pages/page.ts'
import { expect, test } from './support/test.ts'

/** One of each kind of page, none of which shows what other tests change in the CMS. */
const paths = [
  ...['/AboutUs', '/Infrastructure', '/Booklist', '/FeePaymentRules', '/Rules&Regulations'],
  ...['/TakeAdmission', '/Club', '/ChemistryLab', '/Trust'],
] as const

// `UPDATE_LOOKS=1 npm test -- e2e` takes the pictures anew; look at each before it is committed.
for (const path of paths) {
  test(`${path} looks as it did`, async ({ page, viewport }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: viewport?.width ?? 1280, height: 1600 })
    await page.goto(hrefOf({ path }))
    // All pictures at once: one that comes late must not be missing from the comparison.
    await page.evaluate(async () => {
      await document.fonts.ready
      for (const picture of document.images) picture.loading = 'eager'
      const isThere = () => [...document.images].every((picture) => picture.complete)
      while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await expect(page).toHaveScreenshot(`${path.replace(/\W/g, '')}.png`, {
      animations: 'disabled',
      maxDiffPixelRatio: 0.01,
    })
  })
}
