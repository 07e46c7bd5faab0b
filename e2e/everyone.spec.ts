import { hrefOf } from '../content/pages/page.ts'
import { getPageAt } from '../content/pages/index.ts'
import { findLostWords, lostText } from './support/lost-words.ts'
import { expect, test } from './support/test.ts'

test('no page loses a word at 320 px', async ({ page }) => {
  test.setTimeout(180_000)
  expect(await findLostWords(page, 320)).toEqual([])
})

test('in forced colours buttons keep an edge, and what is chosen is not told by colour alone', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/TakeAdmission')
  const button = page.getByRole('main').locator('button.button').first()
  await expect(button).toHaveCSS('border-top-style', 'solid')
  await page.goto('/Infrastructure')
  const border = (pressed: boolean) =>
    page
      .locator(`button[name=show][aria-pressed=${pressed}]`)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, outlineStyle, textDecorationLine, fontWeight, backgroundColor } =
          getComputedStyle(element)
        return [
          borderTopWidth,
          outlineStyle,
          textDecorationLine,
          fontWeight,
          backgroundColor,
        ].join()
      })
  expect(await border(true)).not.toBe(await border(false))
})

const printed = [
  '/notices',
  '/FeePaymentRules',
  '/Rules&Regulations',
  '/Procedure',
  '/Disclosure',
  '/Faculty',
] as const

for (const path of printed) {
  test(`${path} prints clean on A4, without what is there to be clicked`, async ({ page }) => {
    // A4 less margins of 12 mm, in CSS pixels.
    await page.setViewportSize({ width: 703, height: 1032 })
    await page.emulateMedia({ media: 'print' })
    await page.goto(hrefOf(getPageAt(path)))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const frame of ['.site-footer', '.fee-button', 'nav', 'form', 'button'])
      for (const part of await page.locator(frame).all()) await expect(part).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await lostText(page)).toEqual([])
  })
}
