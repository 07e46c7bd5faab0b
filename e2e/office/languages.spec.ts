import { LANGUAGES } from 'school-schema/language-list'
import { parse } from 'parse5'
import { expect, test } from 'playwright/test'
import hindi from '../../content/messages/hi.json' with { type: 'json' }
import { pages } from 'school-schema/sample/sample-pages'
import { readHead } from '../support/head.ts'
import { repeated, untranslated } from '../support/language-marks.ts'
import { signInEditor } from '../support/editor.ts'
import { listEnglishLinks } from '../support/page-steps.ts'
import { setUpInstance } from '../support/servers/set-up.ts'
import { expectNoAccessibilityFaults } from '../support/test.ts'
import { hrefOf, english, localeOf } from '@/lib/messages/messages'

// On a copy: it changes the languages of the school.
const instance = setUpInstance('languages')
const { get, textAt } = instance

const { t } = localeOf('hi')
const isUntranslated = t('page.untranslated', { language: 'en' })
const isPartly = t('page.partly', { language: 'en' })

let ask: Awaited<ReturnType<typeof signInEditor>>

// Once: the CMS has three accounts.
test.beforeAll(async () => {
  ask = await signInEditor(instance)
})

/** Waits for a text of a page. */
const expectSoon = (path: string) => expect.poll(() => textAt(path), { message: path })

test('the sample shows its languages, and a school those that an editor chooses', async () => {
  for (const path of ['/hi', '/bn/AboutUs']) expect((await get(path)).status).toBe(200)
  await ask('PATCH', '/items/school', { languages: [] })
  await expectSoon('/').not.toContain(LANGUAGES.hi.name)
  for (const path of ['/hi', '/bn/AboutUs']) expect((await get(path)).status).toBe(404)
  await ask('PATCH', '/items/school', { languages: ['hi', 'bn'] })
  await expectSoon('/').toContain(LANGUAGES.hi.name)
})

test('every page is translated and has its address in the language, and an unknown address is 404', async () => {
  for (const page of pages) {
    const address = `/hi${page.path === '/' ? '' : hrefOf(english, page)}`
    const answer = await get(address)
    expect.soft(answer.status, page.path).toBe(200)
    const html = await answer.text()
    expect.soft(html, page.path).toContain('<html lang="hi-IN"')
    for (const note of [isUntranslated, isPartly]) expect.soft(html, page.path).not.toContain(note)
    const isForm = ['/Disclosure', '/AnnualReport'].includes(page.path)
    expect.soft(untranslated(parse(html), isForm), page.path).toEqual([])
    expect.soft(repeated(parse(html)), page.path).toEqual([])
    expect.soft(new URL(readHead(html).canonical).pathname).toBe(address)
    expect.soft(html, page.path).toContain('hrefLang="x-default"')
  }
  expect((await get('/hi/Nothing')).status).toBe(404)
  const missing = await textAt('/hi/Nothing')
  expect.soft(missing).toContain(hindi.error.notFoundAdvice)
  expect.soft(missing).not.toContain(isUntranslated)
})

const checked = ['', '/notices', '/FeePaymentRules', '/TakeAdmission', '/SchoolCalendar']
const inBoth = checked.flatMap((path, index) => [
  { path: `/hi${path}`, width: index % 2 ? 360 : 1280 },
  { path: `/bn${path}`, width: index % 2 ? 1280 : 360 },
])

for (const { path, width } of inBoth)
  test(`${path} is accessible, and links in its language`, async ({ browser }) => {
    const viewport = { width, height: 1600 }
    const page = await browser.newPage({ baseURL: instance.siteUrl, viewport })
    await page.goto(path)
    await expectNoAccessibilityFaults(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await listEnglishLinks(page)).toEqual([])
    await page.close()
  })

test('a parent reads the menu and sends an enquiry in her language, without JavaScript; it keeps the consent as shown', async ({
  browser,
}) => {
  const consent = 'यह भेजकर आप पुष्टि करते हैं कि आप विद्यार्थी के अभिभावक हैं।'
  const translations = [{ language: 'hi', enquiry_consent: consent }]
  expect((await ask('PATCH', '/items/school', { translations })).status).toBe(200)
  await expectSoon('/hi/TakeAdmission').toContain(consent)
  const context = await browser.newContext({
    baseURL: instance.siteUrl,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto('/TakeAdmission')
  await page.getByRole('link', { name: LANGUAGES.hi.name }).click()
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
  await page.getByRole('link', { name: LANGUAGES.en.name }).click()
  await expect(page).toHaveURL('/TakeAdmission')
  await context.close()
  const { rows } = await instance.ask('GET', '/items/admission_form?filter[student_name]=आशा देवी')
  expect(rows).toMatchObject([{ consent: [{ purpose: 'enquiry', language: 'hi', text: consent }] }])
})

test('a translation has its own draft, and appears in every list of its language', async () => {
  const translation = { language: 'hi', title: 'विज्ञान मेला', description: '<p>सभी आमंत्रित हैं।</p>' }
  const { row } = await ask('POST', '/items/notification', {
    title: 'Science fair',
    description: '<p>Everybody is invited.</p>',
    translations: [{ ...translation, draft: true }],
  })
  const path = `/notices/${String(row['id'])}`
  await expectSoon(`/hi${path}`).toContain('Everybody is invited')
  expect(await textAt(`/hi${path}`)).toContain(isUntranslated)
  expect(await textAt('/hi/notices')).not.toContain(translation.title)

  const publish = { translations: [{ ...translation, draft: false }] }
  expect((await ask('PATCH', `/items/notification/${String(row['id'])}`, publish)).status).toBe(200)
  await expectSoon('/hi/notices').toContain(translation.title)
  await expectSoon(`/hi${path}`).toContain('सभी आमंत्रित हैं।')
  const page = await textAt(`/hi${path}`)
  expect(page).not.toContain(isUntranslated)
  expect(new URL(readHead(page).canonical).pathname).toBe(`/hi${path}`)
  const lists = ['/hi', '/hi/notices/archive/general', '/hi/notices/feed.xml', '/hi/search?q=मेला']
  for (const list of lists) await expectSoon(list).toContain('विज्ञान')
  expect(await textAt('/notices')).not.toContain(translation.title)
  await expectSoon(path).toMatch(
    new RegExp(`<link rel="alternate" hrefLang="hi" href="[^"]*/hi${path}"`),
  )
  await expectSoon('/sitemap.xml').toMatch(new RegExp(`<loc>[^<]*/hi${path}</loc>`))
})
