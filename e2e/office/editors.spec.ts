import { expect, test } from 'playwright/test'
import { expectNoAccessibilityFaults } from '../support/test.ts'
import { idOf } from '../support/cms.ts'
import { signInEditor } from '../support/editor.ts'
import { readHead } from '../support/head.ts'
import { setUpInstance } from '../support/servers/set-up.ts'

// On a copy: other tests open every page, and count the members, questions and pictures.
const instance = setUpInstance('editors')
const { get, textAt } = instance

let ask: Awaited<ReturnType<typeof signInEditor>>

// Once: the CMS has three accounts.
test.beforeAll(async () => {
  ask = await signInEditor(instance)
})

/** Waits until the page shows each text, in this order. */
const expectInOrder = (address: string, ...texts: string[]) =>
  expect(async () => {
    const html = (await textAt(address)).replaceAll(/<script.*?<\/script>/gs, '')
    const places = texts.map((text) => html.indexOf(text))
    expect(places, `${address}: ${texts.join()}`).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }).toPass()

const expectGone = (address: string, text: string) =>
  expect.poll(() => textAt(address), { message: address }).not.toContain(text)

test('an editor arranges the home page, and adds a question', async ({ page }) => {
  const { rows } = await ask('GET', '/items/section?filter[page][_eq]=home&sort=sort')
  const sectionOf = (kind: string) => {
    const row = rows.find((each) => each['kind'] === kind)
    const items: unknown = row?.['items']
    return {
      address: `/items/section/${idOf(row)}`,
      title: String(row?.['title']),
      items: Array.isArray(items) ? (items as unknown[]) : [],
    }
  }
  const [reasons, questions, closing] = ['reasons', 'questions', 'closing'].map(sectionOf)
  if (!reasons || !questions || !closing) throw new Error('The sample lacks a section')
  await expectInOrder('/', reasons.title, questions.title, closing.title)

  await ask('PATCH', closing.address, { sort: 0 })
  await expectInOrder('/', closing.title, reasons.title, questions.title)

  const added = { title: 'Is there a bus to Rangia?', text: 'Yes, from {officeHours}.', link: null }
  const items = [...questions.items, added]
  expect((await ask('PATCH', questions.address, { items })).status).toBe(200)
  await expectInOrder('/', closing.title, reasons.title, added.title)
  expect(await textAt('/')).toContain('FAQPage')
  await page.goto(instance.siteUrl)
  await expectNoAccessibilityFaults(page)

  await ask('PATCH', questions.address, { status: 'archived' })
  await expectGone('/', added.title)
  await expectGone('/', 'FAQPage')
})

const NCC = {
  page_name: 'NCC',
  title: 'Our cadets',
  summary: 'The National Cadet Corps at our school.',
  menu_group: 'Activities',
  content: '<h2>Who may join</h2><p>Classes VIII and IX, by the {dueDay}.</p>',
  search_words: 'parade drill',
}

const answerOf = async (path: string) => {
  const { status, headers } = await get(path)
  return [status, headers.get('location')]
}

const expectSoon = (path: string, status: number, location: string | null = null) =>
  expect.poll(() => answerOf(path), { message: path }).toEqual([status, location])

/** Where a page of the menu is linked. */
const LISTS = ['/', '/Library', '/Karate', '/site-map', '/search?q=parade', '/sitemap.xml']

async function expectListed(href: string, isListed: boolean): Promise<void> {
  for (const list of LISTS) {
    const isThere = async () => RegExp(`${href}["<]`).test(await textAt(list))
    await expect.poll(isThere, { message: list }).toBe(isListed)
  }
}

test('an editor adds a page at an address of her own, moves it, takes it off and brings it back', async () => {
  await expectSoon('/NCC', 404)
  const added = await ask('POST', '/items/pages', NCC)
  expect(added.status, added.text).toBe(200)
  await expectSoon('/NCC', 200)
  const change = (fields: object) => ask('PATCH', `/items/pages/${idOf(added.row)}`, fields)

  const answer = await get('/NCC')
  const html = await answer.text()
  const head = readHead(html)
  expect(head.title).toContain('Our cadets | ')
  expect(head.canonical).toMatch(/\/NCC$/)
  expect(head.meta.get('description')).toContain(NCC.summary)
  expect(html).toContain('Classes VIII and IX, by the 15th.')
  expect(html).toContain('<span>Activities</span>')
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  const card = new URL(head.meta.get('og:image') ?? '').pathname
  expect((await get(card)).headers.get('content-type')).toBe('image/png')
  await expectListed('/NCC', true)

  expect((await change({ address: '/Cadet Corps' })).status).toBe(200)
  await expectSoon('/Cadet%20Corps', 200)
  await expectSoon('/NCC?from=2026', 308, '/Cadet%20Corps?from=2026')

  expect((await change({ status: 'archived' })).status).toBe(200)
  await expectSoon('/Cadet%20Corps', 308, '/site-map')
  await expectListed('/Cadet%20Corps', false)
  expect((await change({ status: 'published' })).status).toBe(200)
  await expectSoon('/Cadet%20Corps', 200)

  const refused = await change({ address: '/api' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('belong to the website itself')
})
