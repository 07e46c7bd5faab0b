import { LANGUAGES } from 'school-schema/language-list'
import type { Page } from 'playwright/test'
import { pages } from 'school-schema/sample/sample-pages'
import { expect, test } from '../support/test.ts'
import { delayRequests } from '../support/visitor.ts'
import { hrefOf, english } from '@/lib/messages/messages'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

async function openMenu(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
}

const group = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: name }).first()

const openGroups = (page: Page) => page.locator('details.nav-group[name=nav][open]')

test('the six groups open on click, one at a time, and link to pages; the current page is marked', async ({
  page,
}) => {
  await page.goto('/')
  await openMenu(page)
  await expect(
    page
      .getByRole('navigation', { name: 'Main' })
      .locator('summary', { hasText: /^(About|Academics|Admin|Adm|Act|Fac)/ }),
  ).toHaveCount(6)
  await group(page, 'Facilities').click()
  await group(page, 'About').click()
  await expect(openGroups(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Contact us', exact: true }).first().click()
  await expect(page).toHaveURL('/Contact%20Us')
  await openMenu(page)
  await group(page, 'About').click()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact us' }),
  ).toHaveAttribute('aria-current', 'page')
})

test('the menu of a phone opens and closes', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const first = group(page, 'About')
  await expect(first).toBeHidden()
  await openMenu(page)
  await expect(first).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(first).toBeHidden()
})

test.describe('by keyboard', { tag: '@desktop' }, () => {
  test('Enter and Space open a group, Escape closes it and keeps the focus', async ({ page }) => {
    await page.goto('/')
    for (const key of ['Enter', 'Space']) {
      await group(page, 'Academics').focus()
      await page.keyboard.press(key)
      await expect(page.getByRole('link', { name: 'Curriculum' }).first()).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(openGroups(page)).toHaveCount(0)
      await expect(group(page, 'Academics')).toBeFocused()
    }
  })

  test('the group closes when the focus or a click moves outside', async ({ page }) => {
    await page.goto('/')
    await group(page, 'About').click()
    await page.mouse.click(20, 700)
    await expect(openGroups(page)).toHaveCount(0)
    await group(page, 'Facilities').click()
    await page.getByRole('link', { name: 'Enquire' }).focus()
    await expect(openGroups(page)).toHaveCount(0)
  })

  test('the first Tab stop is the skip link to the content', async ({ page }) => {
    await page.goto('/Faculty')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

const reachable =
  'every page is reachable from the menu or the footer; one that is empty from the site map'
test(reachable, { tag: '@desktop' }, async ({ page }) => {
  const linkedFrom = async (path: string, parts: string) => {
    await page.goto(path)
    return page
      .locator(parts)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  }
  const linked = await linkedFrom('/', 'header a, footer a')
  const missing = pages.filter((each) => !linked.includes(hrefOf(english, each)))
  // The form about a page is at the foot of each page.
  const elsewhere = ['coming', 'feedback']
  expect(missing.filter(({ template }) => !elsewhere.includes(template))).toEqual([])
  const mapped = await linkedFrom('/site-map', 'main a')
  expect(
    missing.map((each) => hrefOf(english, each)).filter((href) => !mapped.includes(href)),
  ).toEqual([])
})

test('Pay Fees Online appears after 180 px, and is always visible without JavaScript', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/')
  const button = page.getByRole('link', { name: 'Pay Fees Online', exact: true })
  if (javaScriptEnabled === false) return expect(button).toBeVisible()
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 180, behavior: 'instant' }))
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 181, behavior: 'instant' }))
  await expect(button).toBeVisible()
  await button.click()
  await expect(page).toHaveURL('/FeePaymentRules')
  await expect(button, 'not on the page that it leads to').toHaveCount(0)
})

test('a page that is slow to load is announced', { tag: '@phone' }, async ({ page }) => {
  // A page that is being left cannot be queried, so it reports by itself.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const status = document.querySelector('[role=status]')?.textContent
      if (status) console.log(`announced: ${status}`)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  // The flash news moves after hydration.
  await expect(page.locator('[data-running]')).toBeVisible()
  // A page that is fetched while its link is touched cannot be delayed here.
  await page.locator('script[type=speculationrules]').evaluate((script) => script.remove())
  const { release } = await delayRequests(page, /\/notices$/)
  const announced = page.waitForEvent('console', (message) =>
    message.text().startsWith('announced: Loading...'),
  )
  const clicked = page.getByRole('link', { name: 'All notices' }).click()
  await announced
  release()
  await clicked
  await expect(page).toHaveURL('/notices')
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

const scrollsAway = 'the bar scrolls away where it would cover a fifth of the window'
test(scrollsAway, { tag: ['@js', '@phone'] }, async ({ page }) => {
  const bar = page.getByRole('banner')
  const button = page.getByRole('link', { name: 'Pay Fees Online', exact: true })
  /** The browser keeps another position when the window changes. */
  const scrollIn = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  }
  await page.goto('/Contact Us')
  await scrollIn(320, 256)
  await expect(bar).not.toBeInViewport()
  // The button does not go with it.
  await expect(button).toBeInViewport({ ratio: 1 })
  await scrollIn(740, 360)
  await expect(bar).not.toBeInViewport()
  await expect(button).toBeInViewport({ ratio: 1 })
  await scrollIn(360, 740)
  await expect(bar).toBeInViewport()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(bar).not.toBeInViewport()
})

test('the language that a visitor chose is opened again', { tag: '@js' }, async ({ page }) => {
  const choose = (language: string) => page.getByRole('link', { name: language }).click()
  await page.goto('/AboutUs')
  await choose(LANGUAGES.hi.name)
  await expect(page).toHaveURL('/hi/AboutUs')
  await page.goto('/Faculty?from=a#staff')
  await expect(page).toHaveURL('/hi/Faculty?from=a#staff')
  await choose(LANGUAGES.en.name)
  await expect(page).toHaveURL('/Faculty?from=a#staff')
  await page.goto('/')
  await expect(page).toHaveURL('/')
  // Back leads to the page from which the language was chosen, and stays there.
  await page.goto('/search?q=fees')
  await choose(LANGUAGES.hi.name)
  await expect(page).toHaveURL('/hi/search?q=fees')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=fees')
  await page.reload()
  await expect(page).toHaveURL('/search?q=fees')
})

test('a page is fetched while its link is pressed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('script[type=speculationrules]')).toBeAttached()
  await page.getByRole('link', { name: 'Read about the school' }).click({ delay: 1000 })
  await expect(page).toHaveURL('/AboutUs')
  const visit = await page.evaluate(() =>
    JSON.stringify(performance.getEntriesByType('navigation')),
  )
  expect(visit).toContain('"deliveryType":"navigational-prefetch"')
})
