import { parse } from 'parse5'
import { expect, test } from 'playwright/test'
import hindi from '../../content/messages/hi.json' with { type: 'json' }
import messages from '../../content/messages/en.json' with { type: 'json' }
import { pages } from 'school-schema/sample-pages'
import { hrefOf } from '../../lib/format/href.ts'
import { linkIn } from '../support/head-links.ts'
import { untranslated } from '../support/language-marks.ts'
import { signInEditor } from '../support/editor.ts'
import { setUpServer } from '../support/servers/set-up.ts'
import { expectNoAccessibilityFaults } from '../support/test.ts'

// On a copy: other tests expect a website in one language.
const instance = setUpServer('languages', (copy) => copy.start())

const get = (path: string) => fetch(instance.siteUrl + path, { redirect: 'manual' })

test('a school has no other language until an editor chooses one', async () => {
  const ask = await signInEditor(instance)
  for (const path of ['/hi', '/hi/notices', '/bn/AboutUs'])
    expect((await get(path)).status).toBe(404)
  expect(await (await get('/')).text()).not.toContain(hindi.language)
  const { status, text } = await ask('PATCH', '/items/school', { languages: ['hi'] })
  expect(status, text).toBe(200)
  const shows = async () => (await (await get('/')).text()).includes(hindi.language)
  await expect.poll(shows, { timeout: 20_000 }).toBe(true)
})

test('every page is translated and has its address in the language, and nothing else has one', async () => {
  for (const page of pages) {
    const address = `/hi${page.path === '/' ? '' : hrefOf(page)}`
    const answer = await get(address)
    expect.soft(answer.status, page.path).toBe(200)
    const html = await answer.text()
    expect.soft(html, page.path).toContain('<html lang="hi-IN"')
    for (const note of [hindi.page.untranslated, hindi.page.partly])
      expect.soft(html, page.path).not.toContain(note)
    expect.soft(untranslated(parse(html)), page.path).toEqual([])
    expect.soft(new URL(linkIn(html, 'canonical')).pathname).toBe(address)
    expect.soft(html, page.path).toContain('hrefLang="x-default"')
  }
  const unknown = [
    '/hi/Nothing',
    '/hi/notices/999999',
    '/bn',
    '/languages/hi/AboutUs',
    '/in-query/hi/Faculty',
  ]
  for (const path of unknown) expect.soft((await get(path)).status, path).toBe(404)
  for (const path of ['/hi/contact-us', '/hi/Contact_Us/']) {
    const { status, headers } = await get(path)
    expect.soft(status, path).toBe(308)
    expect
      .soft(new URL(headers.get('location') ?? '', instance.siteUrl).pathname)
      .toBe('/hi/Contact%20Us')
  }
})

test('a parent reads the menu and sends an enquiry in her language, without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: instance.siteUrl,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto('/TakeAdmission')
  await page.getByRole('link', { name: hindi.language }).click()
  await expect(page).toHaveURL('/hi/TakeAdmission')
  await expect(page.getByRole('button', { name: hindi.frame.menu })).toBeVisible()
  const send = page.getByRole('button', { name: hindi.enquiry.sendAdmissionEnquiry })
  await page.getByLabel(hindi.enquiry.fields.age.label).fill('0')
  await send.click()
  const alert = page.getByRole('alert')
  await expect(alert.first()).toContainText(hindi.enquiry.age)
  await page.getByLabel(hindi.enquiry.fields.student_name.label).fill('आशा देवी')
  await page.getByLabel(hindi.enquiry.fields.age.label).fill('6')
  await page.getByLabel(hindi.enquiry.fields.contact_number.label).fill('9876543210')
  await send.click()
  await expect(alert.first()).toContainText('धन्यवाद, आशा देवी')
  await page.getByRole('link', { name: messages.language }).click()
  await expect(page).toHaveURL('/TakeAdmission')
  await context.close()
})

test('the language that a visitor chose is opened again', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: instance.siteUrl })
  const page = await context.newPage()
  await page.goto('/AboutUs')
  const choose = (language: string) => page.getByRole('link', { name: language }).click()
  await choose(hindi.language)
  await expect(page).toHaveURL('/hi/AboutUs')
  await page.goto('/Faculty')
  await expect(page).toHaveURL('/hi/Faculty')
  await choose(messages.language)
  await expect(page).toHaveURL('/Faculty')
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await context.close()
})

test('pages for a query, and the search, stay in the language', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: instance.siteUrl })
  await page.goto('/hi/Infrastructure?show=Library')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expectNoAccessibilityFaults(page)
  await page.goto('/hi/search')
  const search = page.getByRole('search', { name: hindi.search.places.Page })
  await search.getByRole('searchbox').fill('शुल्क')
  await search.getByRole('button').click()
  await expect(page).toHaveURL(/\/hi\/search\?q=/)
  await expect(page.getByRole('heading', { name: 'परिणाम' })).toBeVisible()
  await page.close()
})

for (const path of ['/hi', '/hi/notices', '/hi/SchoolCalendar', '/hi/Gallery'])
  test(`${path} is accessible, and its links stay in the language`, async ({ browser }) => {
    for (const width of [360, 1280]) {
      const page = await browser.newPage({
        baseURL: instance.siteUrl,
        viewport: { width, height: 900 },
      })
      await page.goto(path)
      await expectNoAccessibilityFaults(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const hrefs = await page
        .locator('a:not([hreflang])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      const paths = new Set(pages.map(hrefOf))
      expect(hrefs.filter((href) => paths.has(href))).toEqual([])
      await page.close()
    }
  })
