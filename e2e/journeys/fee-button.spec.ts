import type { Page } from 'playwright/test'
import { expect, test } from '../support/test.ts'

const NAME = 'Pay Fees Online'

/** Pages with a form, a viewer, and a long table. */
const PATHS = ['/', '/SchoolCalendar', '/Disclosure']

const button = (page: Page) => page.getByRole('link', { name: NAME, exact: true })

/** The elements of the page that the button or its bar cover at one scroll position. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const [shown] = document.getElementsByClassName('fee-button')
    const box = shown?.getBoundingClientRect()
    const bar = shown?.closest('header')?.getBoundingClientRect()
    if (!box || !bar) return ['the button is not in the bar']
    const isInBar = box.top >= bar.top && box.bottom <= bar.bottom
    const below = document.elementsFromPoint(box.left + box.width / 2, bar.bottom + 1)
    return [
      ...(isInBar ? [] : ['the button leaves the bar']),
      ...(below.some((element) => element.closest('header')) ? ['the bar leaves its place'] : []),
    ]
  })

test('the fee button covers nothing', { tag: ['@js', '@phone'] }, async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path)
    await page.evaluate(() => scrollTo({ top: 181, behavior: 'instant' }))
    await expect(button(page)).toBeVisible()
    const bar = await page.getByRole('banner').boundingBox()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 200; top < height; top += 500) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      expect(await covered(page), `${path} at ${top} px`).toEqual([])
    }
    // The bar is as high as without the button.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(button(page)).toBeHidden()
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(bar?.height)
  }
})

test(
  'the fee button can be reached with Tab without scrolling the page',
  { tag: ['@js', '@desktop'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto('/')
    const height = (await page.getByRole('banner').boundingBox())?.height
    await page.evaluate(() => scrollTo({ top: 190, behavior: 'instant' }))
    await expect(button(page)).toBeVisible()
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(height)
    const brand = page.getByRole('banner').getByRole('link').first()
    await brand.focus()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(190)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/FeePaymentRules')
  },
)
