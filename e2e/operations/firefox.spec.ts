import { expect, test } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import { hasProgram } from '../support/global-setup.ts'
import { storedAdmissions, uniqueName } from '../support/enquiry-page.ts'
import { requireEnv } from '../support/require-env.ts'

// The browser of the packages is Chromium. Here the main journeys run in Firefox, from Debian's packages.

const FIREFOX = 'firefox-esr'
const TIMEOUT = 20_000

test.skip(!hasProgram(FIREFOX), 'needs the Debian package firefox-esr')
test.describe.configure({ mode: 'serial' })

let browser: Browser
test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: `/usr/bin/${FIREFOX}`,
    headless: true,
  })
})
test.afterAll(() => browser.close())

/** Opens a page in a window of this width, and fails the test if Firefox reports an error on it. */
async function onPage(path: string, width: number, visit: (page: Page) => Promise<void>) {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.setDefaultTimeout(TIMEOUT)
  await page.setViewport({ width, height: 800 })
  await page.goto(requireEnv('E2E_SITE_URL') + path)
  await visit(page)
  await page.close()
  expect(errors).toEqual([])
}

const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`

async function click(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true })
  await element?.click()
}

const type = async (page: Page, field: string, text: string) => {
  await click(page, `[name=${field}]`)
  await page.keyboard.type(text)
}

/** Waits until the first element that matches has this text. */
const waitForText = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (where, what) =>
      [...document.querySelectorAll(where)].some(({ textContent }) => textContent.includes(what)),
    {},
    selector,
    text,
  )

test('the menu opens, also on a phone', async () => {
  await onPage('/', 1280, async (page) => {
    await click(page, 'header summary::-p-text(Academics)')
    await click(page, 'header details[open] a::-p-text(Book list)')
    await waitForText(page, 'h1', 'Book list')
  })
  await onPage('/', 360, async (page) => {
    await click(page, button('Menu'))
    await click(page, '#menu summary::-p-text(Admission)')
    await click(page, '#menu details[open] a::-p-text(Admission procedure)')
    await waitForText(page, 'h1', 'Admission procedure')
  })
})

test('a question opens, and the fee button appears on scrolling', async () => {
  await onPage('/', 1280, async (page) => {
    await click(page, '#main details > summary')
    await page.waitForSelector('#main details[open]')
    await page.evaluate(() => scrollTo(0, 400))
    await page.waitForSelector('.fee-button', { visible: true })
  })
})

test('the slider moves, and a picture opens in the viewer and closes', async () => {
  await onPage('/AboutUs', 1280, async (page) => {
    await click(page, button('Next picture'))
    await waitForText(page, '[role=status]', 'Picture 2 of 10')
  })
  await onPage('/Gallery', 1280, async (page) => {
    await click(page, 'a[data-deferred]')
    await page.waitForSelector('dialog[open]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog[open]', { hidden: true })
  })
})

test('an enquiry is sent', async () => {
  const name = uniqueName()
  await onPage('/TakeAdmission', 360, async (page) => {
    await type(page, 'student_name', name)
    await type(page, 'age', '5')
    await type(page, 'contact_number', '0123456789')
    await click(page, button('Send admission enquiry'))
    await waitForText(page, '[role=alert]', say.thanks(name))
  })
  await expect.poll(() => storedAdmissions(name)).toHaveLength(1)
})

test('the calendar document is shown', async () => {
  await onPage('/SchoolCalendar', 1280, async (page) => {
    await click(page, button('Show the document here'))
    await waitForText(page, '[role=status]', 'Page 1 of 2')
    await page.waitForSelector('canvas', { visible: true })
  })
})
