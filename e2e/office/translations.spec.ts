import { expect, test } from 'playwright/test'
import hindi from '../../content/messages/hi.json' with { type: 'json' }
import { signInEditor } from '../support/editor.ts'
import { request } from '../../cms/setup/client.ts'
import { linkIn } from '../support/head-links.ts'
import { readTokens } from '../support/servers/instance.ts'
import { setUpServer } from '../support/servers/set-up.ts'

// On a copy: other tests expect a website in one language.
const instance = setUpServer('translations', (copy) => copy.start())

const get = (path: string) => fetch(instance.siteUrl + path, { redirect: 'manual' })
let ask: Awaited<ReturnType<typeof signInEditor>>

test.beforeAll(async () => {
  ask = await signInEditor(instance)
  expect((await ask('PATCH', '/items/school', { languages: ['hi'] })).status).toBe(200)
})

test('a translation has its own draft, and appears in every list of its language', async () => {
  const text = async (path: string) => (await get(path)).text()
  const translation = { language: 'hi', title: 'विज्ञान मेला', description: '<p>सभी आमंत्रित हैं।</p>' }
  const { row } = await ask('POST', '/items/notification', {
    title: 'Science fair',
    description: '<p>Everybody is invited.</p>',
    translations: [{ ...translation, draft: true }],
  })
  const path = `/notices/${String(row['id'])}`
  await expect.poll(() => text(`/hi${path}`), { timeout: 20_000 }).toContain('Everybody is invited')
  expect(await text(`/hi${path}`)).toContain(hindi.page.untranslated)
  expect(await text('/hi/notices')).not.toContain(translation.title)

  const publish = { translations: [{ ...translation, draft: false }] }
  expect((await ask('PATCH', `/items/notification/${String(row['id'])}`, publish)).status).toBe(200)
  await expect.poll(() => text('/hi/notices'), { timeout: 20_000 }).toContain(translation.title)
  await expect.poll(() => text(`/hi${path}`), { timeout: 20_000 }).toContain('सभी आमंत्रित हैं।')
  const page = await text(`/hi${path}`)
  expect(page).not.toContain(hindi.page.untranslated)
  expect(new URL(linkIn(page, 'canonical')).pathname).toBe(`/hi${path}`)
  const lists = ['/hi', '/hi/notices/archive/general', '/hi/notices/feed.xml', '/hi/search?q=मेला']
  for (const list of lists) {
    const title = list.includes('search') ? 'विज्ञान' : translation.title
    await expect.poll(() => text(list), { message: list, timeout: 20_000 }).toContain(title)
    expect(await text(list)).toMatch(/lang="hi-IN"/)
  }
  expect(await text('/notices')).not.toContain(translation.title)
  await expect
    .poll(() => text(path), { timeout: 20_000 })
    .toMatch(new RegExp(`<link rel="alternate" hrefLang="hi" href="[^"]*/hi${path}"`))
  await expect
    .poll(() => text('/sitemap.xml'), { timeout: 20_000 })
    .toMatch(new RegExp(`<loc>[^<]*/hi${path}</loc>`))
})

test('a translation that is older than its original, and a missing one, are findings', async () => {
  const [notice] = (await ask('GET', '/items/notification?filter[title]=Science fair')).rows
  const id = String(notice?.['id'])
  await ask('PATCH', `/items/notification/${id}`, { description: '<p>On Friday.</p>' })
  const findings = async () => {
    const kind = 'awaits-translation'
    const { rows } = await ask('GET', `/items/content_finding?limit=-1&filter[kind]=${kind}`)
    return rows.map(({ what }) => String(what)).join('\n')
  }
  await expect
    .poll(findings, { timeout: 30_000 })
    .toMatch(/“Science fair”: the translation is older/)
  await ask('PATCH', `/items/notification/${id}`, { translations: [] })
  await expect.poll(findings, { timeout: 30_000 }).toMatch(/“Science fair”: not translated/)
})

test('an enquiry keeps the text of the consent in the language that was shown', async ({
  browser,
}) => {
  const consent = 'यह भेजकर आप पुष्टि करते हैं कि आप विद्यार्थी के अभिभावक हैं।'
  const translations = [{ language: 'hi', enquiry_consent: consent }]
  expect((await ask('PATCH', '/items/school', { translations })).status).toBe(200)
  const page = await browser.newPage({ baseURL: instance.siteUrl })
  await expect
    .poll(async () => (await get('/hi/TakeAdmission')).text(), { timeout: 20_000 })
    .toContain(consent)
  await page.goto('/hi/TakeAdmission')
  const { fields } = hindi.enquiry
  await page.getByLabel(fields.student_name.label).fill('सहमति')
  await page.getByLabel(fields.age.label).fill('6')
  await page.getByLabel(fields.contact_number.label).fill('9876500000')
  await page.getByRole('button', { name: hindi.enquiry.sendAdmissionEnquiry }).click()
  await expect(page.getByText('धन्यवाद, सहमति')).toBeVisible()
  await page.close()
  // Editors cannot read enquiries.
  const { adminToken: token } = await readTokens(instance.copy.dataDir)
  const own = '/items/admission_form?filter[contact_number]=9876500000'
  const stored = async () => {
    const { rows } = await request(instance.cmsUrl, { token }, 'GET', own)
    return rows[0]?.['consent']
  }
  await expect
    .poll(stored, { timeout: 20_000 })
    .toMatchObject([{ purpose: 'enquiry', language: 'hi', text: consent }])
})
