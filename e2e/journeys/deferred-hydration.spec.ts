import type { Page } from 'playwright/test'
import { waitForHydration } from '../support/browser/page.ts'
import { fillAdmission, sendButton, storedAdmissions, uniqueName } from '../support/enquiry-page.ts'
import { expect, test } from '../support/test.ts'
import { delayScripts, slowDown } from '../support/visitor.ts'

const place = (page: Page) => page.getByRole('status').filter({ hasText: /^Picture \d/ })
const nextPicture = (page: Page) => page.getByRole('button', { name: 'Next picture' })

// With taps on a phone; the width only changes the menu.
test.describe('deferred hydration', { tag: '@phone' }, () => {
  test('a page without input hydrates some seconds after it is loaded', async ({ page }) => {
    await page.clock.install()
    const { requested, release } = await delayScripts(page)
    await page.goto('/')
    expect(requested).toEqual([])
    await page.clock.fastForward(60_000)
    await expect.poll(() => requested.length).toBeGreaterThan(0)
    await page.clock.resume()
    release()
    // The flash news moves after hydration; the marker that waitForHydration reads does not exist
    // with a fake clock.
    await expect(page.locator('[data-running]')).toBeVisible()
  })

  test('on a slow line only what needs the scripts loads them', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    )
    await page.clock.install()
    const { requested, release } = await delayScripts(page)
    release()
    await page.goto('/AboutUs')
    await expect(page.locator('.fee-button')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.mouse.wheel(0, 300)
    await page.clock.fastForward(60_000)
    expect(requested).toEqual([])
    await nextPicture(page).click()
    await page.clock.resume()
    await expect(place(page)).toContainText('Picture 2 of 10')
  })

  for (const [line, connection, media] of [
    ['a mobile line', { effectiveType: '4g', rtt: 150, downlink: 1.6 }, 'not all'],
    ['a fast line', { effectiveType: '4g', rtt: 50, downlink: 10 }, ''],
    ['a line that the browser tells nothing of', undefined, ''],
  ] as const)
    test(`on ${line} ${media ? 'only the next page' : 'the first page'} waits for its fonts`, async ({
      page,
    }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      )
      const fonts = page.locator('link[rel=preload][as=font]')
      await page.goto('/')
      await expect(fonts.first()).toHaveAttribute('media', media)
      await page.getByRole('main').getByRole('link', { name: 'Read about the school' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
      await expect(fonts.first()).toHaveAttribute('media', '')
    })

  test('on a slow line the menu of a wide screen closes', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    )
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/AboutUs')
    await page.locator('.nav-group summary').first().click()
    await waitForHydration(page)
    await page.mouse.click(20, 700)
    await expect(page.locator('.nav-group[open]')).toHaveCount(0)
  })

  test('each tap on the slider before hydration moves it by one', async ({ page }) => {
    const { release } = await delayScripts(page)
    await page.goto('/AboutUs')
    await nextPicture(page).click()
    await nextPicture(page).click()
    await expect(place(page)).toContainText('Picture 1 of 10')
    release()
    await expect(place(page)).toContainText('Picture 3 of 10')
    await nextPicture(page).click()
    await expect(place(page)).toContainText('Picture 4 of 10')
  })

  for (const moment of ['before', 'after'] as const)
    test(`an enquiry filled in before hydration arrives once: sent ${moment}`, async ({ page }) => {
      await slowDown(page)
      const { release } = await delayScripts(page)
      const name = uniqueName()
      await page.goto('/TakeAdmission')
      await fillAdmission(page, name)
      if (moment === 'before') await sendButton(page).click()
      release()
      if (moment === 'after') await waitForHydration(page)
      if (moment !== 'before') await sendButton(page).dblclick()
      await expect(page.getByRole('alert').filter({ hasText: `Thanks ${name}` })).toBeVisible()
      await expect.poll(() => storedAdmissions(name)).toHaveLength(1)
    })

  test.describe('if the scripts cannot be loaded', () => {
    test.use({ noFaults: undefined })

    const scripts = /\/_next\/static\/.+\.js/

    test('a tapped picture is opened on its own', async ({ page }) => {
      await page.route(scripts, (route) => route.abort())
      await page.goto('/Gallery')
      await page.locator('a[data-deferred]').first().click()
      await expect(page).toHaveURL(/\/(assets|pictures)\//)
    })
  })

  test.describe('if a translator has changed the page', () => {
    test.use({ noFaults: undefined })

    test('it stays as it is, and its form is posted as without JavaScript', async ({ page }) => {
      const { release } = await delayScripts(page)
      const name = uniqueName()
      await page.goto('/TakeAdmission')
      await fillAdmission(page, name)
      const title = await page.title()
      await page.evaluate(() => {
        for (const label of document.querySelectorAll('label')) label.innerHTML = '<font>नाम</font>'
      })
      const text = await page.locator('body').innerText()
      release()
      await waitForHydration(page)
      expect(await page.title()).toBe(title)
      expect(await page.locator('body').innerText()).toBe(text)
      await sendButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: `Thanks ${name}` })).toBeVisible()
    })
  })
})

// On a phone the menu covers nothing, and stays open.
const menu = 'a menu opens before hydration, and a tap elsewhere closes it'
test(menu, { tag: '@desktop' }, async ({ page }) => {
  const { release } = await delayScripts(page)
  await page.goto('/AboutUs')
  await page.locator('summary').filter({ hasText: 'Academics' }).first().click()
  const open = page.locator('details.nav-group[open]')
  await expect(open).toHaveCount(1)
  await page.mouse.click(20, 700)
  await expect(open).toHaveCount(1)
  release()
  await expect(open).toHaveCount(0)
})
