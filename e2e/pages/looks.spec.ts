import { hrefOf } from '../../lib/pages/href.ts'
import { expect, test } from '../support/test.ts'

/** One of each kind of page, none of which shows what other tests change in the CMS. */
const paths = [
  ...['/AboutUs', '/Infrastructure', '/Booklist', '/FeePaymentRules', '/Rules&Regulations'],
  ...['/TakeAdmission', '/Club', '/ChemistryLab', '/Trust'],
] as const

// `UPDATE_LOOKS=1 npm test -- e2e` replaces the pictures; inspect each before it is committed.
for (const path of paths) {
  test(`${path} looks as it did`, { tag: '@js' }, async ({ page, viewport }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: viewport?.width ?? 1280, height: 1600 })
    await page.goto(hrefOf({ path }))
    // Eager pictures, so that none is missing from the comparison.
    await page.evaluate(async () => {
      await document.fonts.ready
      for (const picture of document.images) picture.loading = 'eager'
      await Promise.all([...document.images].map((picture) => picture.decode()))
    })
    await expect(page).toHaveScreenshot(`${path.replace(/\W/g, '')}.png`, {
      animations: 'disabled',
      maxDiffPixels: 0,
    })
  })
}
