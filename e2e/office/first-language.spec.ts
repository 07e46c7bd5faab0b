import { LANGUAGES } from 'school-schema/language-list'
import { expect, test } from 'playwright/test'
import { pages } from 'school-schema/sample/sample-pages'
import hindi from '../../content/messages/hi.json' with { type: 'json' }
import { crawl } from '../support/crawl.ts'
import { signInEditor } from '../support/editor.ts'
import { readHead } from '../support/head.ts'
import { isStored, visit } from '../support/offline.ts'
import { setUpInstance } from '../support/servers/set-up.ts'
import { hrefOf, english } from '@/lib/messages/messages'

// On a copy: it changes the first language of the school.
const instance = setUpInstance('first-language')
const { get, textAt } = instance

test.beforeAll(async () => {
  const ask = await signInEditor(instance)
  const off = await ask('PATCH', '/items/school', { languages: ['bn'], first_language: 'hi' })
  expect(off.status).toBe(400)
  const languages = ['hi', 'en']
  const saved = await ask('PATCH', '/items/school', { languages, first_language: 'hi' })
  expect(saved.status).toBe(200)
  await expect.poll(() => textAt('/')).toContain('<html lang="hi-IN"')
})

test('addresses without a prefix are in Hindi, and those from before lead on', async () => {
  for (const [address, status, target] of [
    ['/hi', 308, '/'],
    ['/hi/AboutUs', 308, '/AboutUs'],
    ['/hi/calendar.ics', 308, '/calendar.ics'],
    ['/bn/AboutUs', 404, null],
    ['/Nothing', 404, null],
    ['/en/Nothing', 404, null],
  ] as const) {
    const answer = await get(address)
    const location = answer.headers.get('location')
    const path = location && new URL(location, instance.siteUrl).pathname
    expect.soft([address, answer.status, path]).toEqual([address, status, target])
  }
  expect(await textAt('/Nothing')).toContain(hindi.error.notFoundAdvice)
  expect(await textAt('/en/Nothing')).toContain('<html lang="en-IN"')
  expect(await textAt('/notices/feed.xml')).toContain('xml:lang="hi-IN"')
  expect(await textAt('/en/notices/feed.xml')).toContain('/en/notices/')
  const paths = pages.map((page) => hrefOf(english, page))
  const school = { name: 'पलाश', otherWords: [], languages: [''] }
  expect(await crawl(instance.siteUrl, paths, school)).toEqual([])
  const addresses = [...(await textAt('/sitemap.xml')).matchAll(/<loc>([^<]*)/g)]
  for (const [, address = ''] of addresses) {
    const { pathname } = new URL(address.replaceAll('&amp;', '&'))
    const answer = await get(pathname)
    const html = await answer.text()
    const lang = /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'hi'
    expect.soft([pathname, answer.status]).toEqual([pathname, 200])
    expect.soft(html, pathname).toContain(`<html lang="${lang}-IN"`)
    expect.soft(new URL(readHead(html).canonical).pathname).toBe(pathname)
  }
})

for (const javaScriptEnabled of [true, false])
  test(`a visitor reads, searches and asks in it, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: instance.siteUrl, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: LANGUAGES.en.name }).click()
    await expect(page).toHaveURL('/en')
    await page.getByRole('link', { name: LANGUAGES.hi.name }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/search?q=शुल्क')
    await expect(page.getByRole('heading', { level: 2, name: 'शुल्क' })).toBeVisible()
    const results = page.getByRole('region', { name: 'शुल्क' }).getByRole('link')
    expect(await results.first().getAttribute('href')).not.toMatch(/^\/(?:hi|en)\b/)
    await page.goto('/TakeAdmission')
    await page.getByLabel(hindi.enquiry.fields.age.label).fill('0')
    await page.getByRole('button', { name: hindi.enquiry.sendAdmissionEnquiry }).click()
    await expect(page.getByRole('alert').first()).toContainText(hindi.enquiry.age)
    await page.getByLabel(hindi.enquiry.fields.student_name.label).fill('आशा देवी')
    await page.getByLabel(hindi.enquiry.fields.age.label).fill('6')
    await page.getByLabel(hindi.enquiry.fields.contact_number.label).fill('9876543210')
    await page.getByRole('button', { name: hindi.enquiry.sendAdmissionEnquiry }).click()
    await expect(page.getByRole('alert').first()).toContainText('धन्यवाद, आशा देवी')
    await context.close()
  })

test('without a connection stored pages and their list are in it', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: instance.siteUrl,
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  await visit(page, '/')
  await expect.poll(() => isStored(page, '/FeePaymentRules')).toBe(true)
  await context.setOffline(true)
  await page.goto('/hi/FeePaymentRules')
  await expect(page).toHaveURL('/FeePaymentRules')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.goto('/Club')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.offline.notStored)
  await context.close()
})
