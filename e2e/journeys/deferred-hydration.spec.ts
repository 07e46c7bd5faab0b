import type { Page } from 'playwright/test'
import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample-pages'
import { waitForHydration } from '../../scripts/lib/hydration.ts'
import { saveData } from '../../scripts/lib/save-data.ts'
import { fillAdmission, sendButton, storedAdmissions, uniqueName } from '../support/enquiry-page.ts'
import { expect, test } from '../support/test.ts'
import { delayScripts, slowDown } from '../support/visitor.ts'

const place = (page: Page) => page.getByRole('status').filter({ hasText: /^Picture \d/ })
const nextPicture = (page: Page) => page.getByRole('button', { name: 'Next picture' })

// With taps on a phone; the width only changes the menu.
test.describe('deferred hydration', { tag: '@phone' }, () => {
  test('no page requests the scripts of the framework before its first paint', async ({
    request,
  }) => {
    for (const page of [...pages.map(hrefOf), '/no-such', '/notices/1']) {
      const html = await (await request.get(page)).text()
      const asked = [...html.matchAll(/<(?:script|link)[^>]*"\/_next\/static\/[^"]+\.js[^>]*>/g)]
      const isDeferred = ([tag]: RegExpExecArray) =>
        /^<script (type="deferred"|.*noModule)/.test(tag)
      expect.soft(asked.length, page).toBeGreaterThan(4)
      expect.soft(asked.filter((tag) => !isDeferred(tag))).toEqual([])
    }
  })

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

  test('with the data saver no script is loaded before an input', async ({ page }) => {
    await saveData(page)
    await page.clock.install()
    const { requested, release } = await delayScripts(page)
    release()
    await page.goto('/AboutUs')
    // As in the test above, but nothing is due. A script would be requested before this file.
    await page.clock.fastForward(60_000)
    await page.evaluate(async () => (await fetch('/robots.txt')).text())
    expect(requested).toEqual([])
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => requested.length).toBeGreaterThan(0)
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

  test('a picture tapped before hydration opens in the viewer, once', async ({ page }) => {
    const { release } = await delayScripts(page)
    await page.goto('/Gallery')
    const thumbnail = page.locator('a[data-deferred]').first()
    await thumbnail.dblclick()
    await expect(page).toHaveURL(/\/Gallery$/)
    release()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(/\/Gallery$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('values typed and chosen before hydration are kept', async ({ page }) => {
    const { release } = await delayScripts(page)
    await page.goto('/FeePaymentRules')
    await page.getByLabel('Class', { exact: true }).selectOption('V')
    await page.getByLabel('Yes').check()
    await page.getByLabel('Day of payment').fill('2026-07-20')
    await page.getByLabel('Fee of which month').fill('2026-06')
    release()
    await waitForHydration(page)
    await expect(page.getByLabel('Class', { exact: true })).toHaveValue('V')
    await expect(page.getByLabel('Yes')).toBeChecked()
    await expect(page.getByLabel('Day of payment')).toHaveValue('2026-07-20')
    await expect(page.getByLabel('Fee of which month')).toHaveValue('2026-06')
  })

  for (const moment of ['before', 0, 120, 'after'] as const)
    test(`an enquiry filled in before hydration arrives once: sent ${moment}`, async ({ page }) => {
      await slowDown(page)
      const { release } = await delayScripts(page)
      const name = uniqueName()
      await page.goto('/TakeAdmission')
      await fillAdmission(page, name)
      if (moment === 'before') await sendButton(page).click()
      release()
      if (moment === 'after') await waitForHydration(page)
      // At any number of milliseconds during hydration.
      if (typeof moment === 'number') await page.waitForTimeout(moment)
      if (moment !== 'before') await sendButton(page).dblclick()
      await expect(page.getByRole('alert').filter({ hasText: `Thanks ${name}` })).toBeVisible()
      await expect.poll(() => storedAdmissions(name)).toHaveLength(1)
    })

  test('a document requested before hydration is shown', async ({ page }) => {
    const { release } = await delayScripts(page)
    await page.goto('/SchoolCalendar')
    await page.getByRole('button', { name: 'Show the document here' }).click()
    release()
    // The viewer and its worker, half of all scripts, are only loaded after this.
    await waitForHydration(page)
    await expect(page.getByRole('status').filter({ hasText: /^Page \d/ })).toHaveText('Page 1 of 2')
  })

  test('the flash news started before hydration moves, and stops on a second tap', async ({
    page,
  }) => {
    const { release } = await delayScripts(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Move the flash news' }).click()
    release()
    const pause = page.getByRole('button', { name: 'Pause the flash news' })
    await expect(pause).toBeVisible()
    await waitForHydration(page)
    await pause.click()
    await expect(page.getByRole('button', { name: 'Move the flash news' })).toBeVisible()
  })

  test('on a low-end phone with mobile data the first tap works, however early', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await slowDown(page)
    await page.goto('/AboutUs', { waitUntil: 'commit' })
    await nextPicture(page).click()
    await expect(place(page)).toContainText('Picture 2 of 10', { timeout: 60_000 })
    await page.goto('/Gallery', { waitUntil: 'commit' })
    await page.locator('a[data-deferred]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 60_000 })
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

    test('an enquiry is sent without scripts that the site no longer has', async ({ page }) => {
      await page.route(scripts, (route) => route.fulfill({ status: 404 }))
      const name = uniqueName()
      await page.goto('/TakeAdmission')
      await fillAdmission(page, name)
      await sendButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: `Thanks ${name}` })).toBeVisible()
      await expect.poll(() => storedAdmissions(name)).toHaveLength(1)
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
