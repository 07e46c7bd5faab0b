import { hrefOf } from '../../content/pages/page.ts'
import { getPageAt, pages } from '../../content/pages/index.ts'
import { findLostWords, lostText } from '../support/lost-words.ts'
import { expect, test } from '../support/test.ts'

for (const page of pages) {
  test(`${page.path} is accessible and fits the window`, async ({
    page: browser,
    expectAccessible,
  }) => {
    expect((await browser.goto(hrefOf(page)))?.status()).toBe(200)
    await expect(browser.getByRole('heading', { level: 1 })).toHaveCount(1)
    const { width, content } = await browser.evaluate(() => ({
      width: innerWidth,
      content: document.documentElement.scrollWidth,
    }))
    expect(content).toBeLessThanOrEqual(width)
    await expectAccessible(browser)
  })
}

test.describe('without the check of errors', () => {
  test.use({ noFaults: undefined })

  test('a wrong address gets the error screen, with links to go on', async ({
    page,
    expectAccessible,
  }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    await expect(page.getByText('404 Not Found')).toBeVisible()
    await expect(page.getByRole('link', { name: /Call the school/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('at widths of its own', { tag: '@desktop' }, () => {
  test('no page loses a word at 320 px', async ({ page }) => {
    test.setTimeout(180_000)
    expect(await findLostWords(page, 320)).toEqual([])
  })

  test('in forced colours buttons have an edge, and more than colour marks the choice', async ({
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
          const style = getComputedStyle(element)
          const { borderTopWidth, outlineStyle, textDecorationLine } = style
          return [borderTopWidth, outlineStyle, textDecorationLine, style.fontWeight].join()
        })
    expect(await border(true)).not.toBe(await border(false))
  })

  const printed = [
    ...['/notices', '/FeePaymentRules', '/Rules&Regulations'],
    ...['/Procedure', '/Disclosure', '/Faculty'],
  ] as const

  for (const path of printed) {
    test(`${path} prints on A4 without lost words and without controls`, async ({ page }) => {
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
})

/** One of each kind of page, none of which shows what other tests change in the CMS. */
const pictured = [
  ...['/AboutUs', '/Infrastructure', '/Booklist', '/FeePaymentRules', '/Rules&Regulations'],
  ...['/TakeAdmission', '/Club', '/ChemistryLab', '/Trust'],
] as const

// `UPDATE_LOOKS=1 npm test -- e2e` replaces the pictures; inspect each before it is committed.
for (const path of pictured) {
  test(`${path} looks as it did`, { tag: '@js' }, async ({ page, viewport }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: viewport?.width ?? 1280, height: 1600 })
    await page.goto(hrefOf({ path }))
    // Eager pictures, so that none is missing from the comparison.
    await page.evaluate(async () => {
      await document.fonts.ready
      for (const picture of document.images) picture.loading = 'eager'
    })
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    await expect(page).toHaveScreenshot(`${path.replace(/\W/g, '')}.png`, {
      animations: 'disabled',
      // 0.07 %: another rasterizer shifts a few lines of text by parts of a pixel.
      maxDiffPixels: 1_500,
    })
  })
}
