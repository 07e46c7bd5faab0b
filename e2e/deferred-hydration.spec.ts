import type { Page } from '@playwright/test'
import { hrefOf } from '../content/pages/page.ts'
import { pages } from '../content/pages/index.ts'
import { waitForHydration } from '../scripts/lib/hydration.ts'
import { saveData } from '../scripts/lib/save-data.ts'
import { listItems } from './support/cms.ts'
import { holdScripts, slowDown } from './support/held.ts'
import { expect, test } from './support/test.ts'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false)

const uniqueName = () => `Asha Devi ${crypto.randomUUID().slice(0, 8)}`
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send admission enquiry' })
const place = (page: Page) => page.getByRole('status').filter({ hasText: /^Picture \d/ })
const nextPicture = (page: Page) => page.getByRole('button', { name: 'Next picture' })

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Student name').fill(name)
  await page.getByLabel('Age').fill('5')
  await page.getByLabel('Contact number').fill('0123456789')
}

async function expectOneEnquiry(page: Page, name: string) {
  await expect(page.getByRole('alert').filter({ hasText: `Thanks ${name}` })).toBeVisible()
  const stored = () => listItems('admission_form', 'student_name', name)
  await expect.poll(async () => (await stored()).length).toBe(1)
}

test('no page asks for the scripts of the framework before it is drawn', async ({ request }) => {
  for (const page of [...pages.map(hrefOf), '/no-such', '/notices/1']) {
    const html = await (await request.get(page)).text()
    const asked = [...html.matchAll(/<(?:script|link)[^>]*"\/_next\/static\/[^"]+\.js[^>]*>/g)]
    const isAsleep = ([tag]: RegExpExecArray) => /^<script (type="deferred"|.*noModule)/.test(tag)
    expect.soft(asked.length, page).toBeGreaterThan(4)
    expect
      .soft(
        asked.filter((tag) => !isAsleep(tag)),
        page,
      )
      .toEqual([])
  }
})

test('left alone, the page wakes once it is loaded', async ({ page }) => {
  const { asked, letGo } = await holdScripts(page)
  await page.goto('/')
  expect(asked).toEqual([])
  letGo()
  await waitForHydration(page)
})

test('for a visitor who saves data nothing is fetched before a touch', async ({ page }) => {
  await saveData(page)
  const { asked, letGo } = await holdScripts(page)
  letGo()
  await page.goto('/AboutUs')
  await page.waitForTimeout(6_000)
  expect(asked).toEqual([])
  await page.getByRole('heading', { level: 1 }).click()
  await waitForHydration(page)
})

test('each tap on the slider before its script moves it by one', async ({ page }) => {
  const { letGo } = await holdScripts(page)
  await page.goto('/AboutUs')
  await nextPicture(page).click()
  await nextPicture(page).click()
  await expect(place(page)).toContainText('Picture 1 of 10')
  letGo()
  await expect(place(page)).toContainText('Picture 3 of 10')
  await nextPicture(page).click()
  await expect(place(page)).toContainText('Picture 4 of 10')
})

test('a picture that was tapped before the script opens in the viewer, once', async ({ page }) => {
  const { letGo } = await holdScripts(page)
  await page.goto('/Gallery')
  const thumbnail = page.locator('a[data-deferred]').first()
  await thumbnail.dblclick()
  await expect(page).toHaveURL(/\/Gallery$/)
  letGo()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/Gallery$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what was typed and chosen before the script stays', async ({ page }) => {
  const { letGo } = await holdScripts(page)
  await page.goto('/FeePaymentRules')
  await page.getByLabel('Class', { exact: true }).selectOption('V')
  await page.getByLabel('Yes').check()
  await page.getByLabel('Day of payment').fill('2026-07-20')
  await page.getByLabel('Fee of which month').fill('2026-06')
  letGo()
  await waitForHydration(page)
  await expect(page.getByLabel('Class', { exact: true })).toHaveValue('V')
  await expect(page.getByLabel('Yes')).toBeChecked()
  await expect(page.getByLabel('Day of payment')).toHaveValue('2026-07-20')
  await expect(page.getByLabel('Fee of which month')).toHaveValue('2026-06')
})

test('an enquiry that was begun before the script is sent after it, once', async ({ page }) => {
  const { letGo } = await holdScripts(page)
  const name = uniqueName()
  await page.goto('/TakeAdmission')
  await fillIn(page, name)
  letGo()
  await waitForHydration(page)
  await expect(page.getByLabel('Student name')).toHaveValue(name)
  await sendButton(page).click()
  await expectOneEnquiry(page, name)
})

test('an enquiry that is sent before the script arrives once', async ({ page }) => {
  const { letGo } = await holdScripts(page)
  const name = uniqueName()
  await page.goto('/TakeAdmission')
  await fillIn(page, name)
  await sendButton(page).click()
  letGo()
  await expectOneEnquiry(page, name)
})

for (const delay of [0, 30, 60, 120, 250, 500]) {
  test(`an enquiry that is sent ${delay} ms into the waking arrives once`, async ({ page }) => {
    await slowDown(page)
    const { letGo } = await holdScripts(page)
    const name = uniqueName()
    await page.goto('/TakeAdmission')
    await fillIn(page, name)
    letGo()
    await page.waitForTimeout(delay)
    await sendButton(page).dblclick()
    await expectOneEnquiry(page, name)
  })
}

test('a document that was asked for before the script is shown', async ({ page }) => {
  const { letGo } = await holdScripts(page)
  await page.goto('/SchoolCalendar')
  await page.getByRole('button', { name: 'Show the document here' }).click()
  letGo()
  await expect(page.getByRole('status').filter({ hasText: /^Page \d/ })).toHaveText('Page 1 of 2')
})

test('the flash news moves when it was asked to before the script, and stops on a second tap', async ({
  page,
}) => {
  const { letGo } = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Move the flash news' }).click()
  letGo()
  const pause = page.getByRole('button', { name: 'Pause the flash news' })
  await expect(pause).toBeVisible()
  await waitForHydration(page)
  await pause.click()
  await expect(page.getByRole('button', { name: 'Move the flash news' })).toBeVisible()
})

test('a menu opens without the script, and closes by a tap beside it that came before it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'There it covers nothing, and stays.')
  const { letGo } = await holdScripts(page)
  await page.goto('/AboutUs')
  await page.locator('summary').filter({ hasText: 'Academics' }).first().click()
  const open = page.locator('details.nav-group[open]')
  await expect(open).toHaveCount(1)
  await page.mouse.click(20, 700)
  await expect(open).toHaveCount(1)
  letGo()
  await expect(open).toHaveCount(0)
})

test('on a cheap phone and mobile data the first tap counts, however early', async ({ page }) => {
  test.setTimeout(120_000)
  await slowDown(page)
  await page.goto('/AboutUs', { waitUntil: 'commit' })
  await nextPicture(page).click()
  await expect(place(page)).toContainText('Picture 2 of 10', { timeout: 60_000 })
  await page.goto('/Gallery', { waitUntil: 'commit' })
  await page.locator('a[data-deferred]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 60_000 })
})

test.describe('when the scripts cannot be had', () => {
  test.use({ quiet: undefined })

  test('a tapped picture is shown by itself', async ({ page }) => {
    await page.route(/\/_next\/static\/.+\.js/, (route) => route.abort())
    await page.goto('/Gallery')
    await page.locator('a[data-deferred]').first().click()
    await expect(page).toHaveURL(/\/(assets|pictures)\//)
  })
})
