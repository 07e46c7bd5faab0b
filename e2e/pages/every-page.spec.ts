import type { Page } from 'playwright/test'
import { pages } from 'school-schema/sample/sample-pages'
import { expectFits, openPage } from '../support/page-steps.ts'
import { wake } from '../support/browser/page.ts'
import { brokenWords, lostText } from '../support/shown-text.ts'
import { expect, test } from '../support/test.ts'

async function expectWords(page: Page, what: string) {
  await expectFits(page, what)
  expect.soft(await lostText(page), what).toEqual([])
  expect.soft(await brokenWords(page), what).toEqual([])
}

/** The browser's text size at 200 %: sizes and breakpoints follow it. */
async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
}

/** Controls, which no print shows. */
const notPrinted = ['.site-footer', '.fee-button', 'nav', 'form', 'button']

/** On A4 without margins of 12 mm, in CSS pixels: no clipped text and no controls. */
async function expectPrint(page: Page) {
  await page.setViewportSize({ width: 703, height: 1032 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const control of notPrinted)
    for (const part of await page.locator(control).all()) await expect.soft(part).toBeHidden()
  await expectWords(page, 'in print')
}

const printed = [
  '/notices',
  '/FeePaymentRules',
  '/Rules&Regulations',
  '/Procedure',
  '/Disclosure',
  '/AnnualReport',
  '/Faculty',
]

/** Pages that differ from a phone's by more than the columns of the frame. */
const checkedWide: readonly string[] = ['/', '/Faculty', '/Gallery']

/** Pages with parts that a script replaces. */
const withScripts = [
  '/',
  '/AboutUs',
  '/Gallery',
  '/Infrastructure',
  '/SchoolCalendar',
  '/FeePaymentRules',
  '/exam-center',
  '/TakeAdmission',
  '/TransferCertificate',
] as const

for (const { path } of pages) {
  test(
    `${path} is accessible and clips no text`,
    { tag: ['@desktop', '@full'] },
    async ({ page, expectAccessible }) => {
      await openPage(page, path)
      await wake(page)
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await expectFits(page, `${width} px`)
        if (checkedWide.includes(path))
          expect.soft(await brokenWords(page), `${width} px`).toEqual([])
        if (width === 360 || checkedWide.includes(path)) await expectAccessible(page)
      }
      await page.setViewportSize({ width: 320, height: 800 })
      await expectFits(page, '320 px')
      // A table may be scrolled there.
      const lost = (await lostText(page)).filter((text) => !text.startsWith('column of'))
      expect.soft(lost, '320 px').toEqual([])
      expect.soft(await brokenWords(page), '320 px').toEqual([])
      if (printed.includes(path)) await expectPrint(page)
      await page.emulateMedia({ media: 'screen' })
      await doubleText(page)
      await page.setViewportSize({ width: 360, height: 800 })
      await expectWords(page, '360 px with text at 200 %')
    },
  )
}

test(
  'a page on screen has each control that no print shows',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/notices')
    for (const control of notPrinted)
      await expect.soft(page.locator(control), control).not.toHaveCount(0)
  },
)

for (const path of withScripts) {
  test(
    `${path} is accessible without JavaScript`,
    { tag: ['@nojs', '@full'] },
    async ({ page, expectAccessible }) => {
      await openPage(page, path)
      await expectFits(page, '1280 px')
      await expectAccessible(page)
    },
  )
}

test.describe('without the check of errors', () => {
  test.use({ noFaults: undefined })

  test('a wrong address gets the 404 page with links', async ({ page, expectAccessible }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    await expect(page.getByText('404 Not Found')).toBeVisible()
    await expect(page.getByRole('link', { name: /Call the school/ })).toBeVisible()
    await expect(page.getByRole('search', { name: 'Page search' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
  })
})

const forced = 'in forced colours buttons have an edge, and more than colour marks the choice'
test(forced, { tag: '@desktop' }, async ({ page }) => {
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
