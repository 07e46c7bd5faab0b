import { expect, test } from 'playwright/test'
import { idOf } from '../support/cms.ts'
import { signInEditor } from '../support/editor.ts'
import { readHead } from '../support/head.ts'
import { setUpServer } from '../support/servers/set-up.ts'

// On a copy: other tests open every page.
const instance = setUpServer('pages', (copy) => copy.start())

let ask: Awaited<ReturnType<typeof signInEditor>>

// Once: the CMS has three accounts.
test.beforeAll(async () => {
  ask = await signInEditor(instance)
})

const NCC = {
  page_name: 'NCC',
  title: 'Our cadets',
  summary: 'The National Cadet Corps at our school.',
  menu_group: 'Activities',
  content: '<h2>Who may join</h2><p>Classes VIII and IX, by the {dueDay}.</p>',
  search_words: 'parade drill',
}

const get = (path: string) => fetch(instance.siteUrl + path, { redirect: 'manual' })
const textAt = async (path: string) => (await get(path)).text()
const answerOf = async (path: string) => {
  const { status, headers } = await get(path)
  return [status, headers.get('location')]
}

const expectSoon = (path: string, status: number, location: string | null = null) =>
  expect.poll(() => answerOf(path), { message: path, timeout: 20_000 }).toEqual([status, location])

/** Where a page of the menu is linked. */
async function expectListed(href: string, isListed: boolean): Promise<void> {
  for (const list of [
    '/',
    '/Library',
    '/Karate',
    '/site-map',
    '/search?q=parade',
    '/sitemap.xml',
  ]) {
    const isThere = async () => RegExp(`${href}["<]`).test(await textAt(list))
    await expect.poll(isThere, { message: list, timeout: 20_000 }).toBe(isListed)
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
  expect(html).toContain('href="/site-map#activities"')
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

test('a page of the kind Members lists the people of its name', async () => {
  const page = { page_name: 'PTA', title: 'Parents and teachers', kind: 'members' }
  const member = { body: 'PTA', name: 'Mrs Anjali Barua', designation: 'Chairperson' }
  expect((await ask('POST', '/items/pages', page)).status).toBe(200)
  expect((await ask('POST', '/items/person', member)).status).toBe(200)
  await expect.poll(() => textAt('/PTA'), { timeout: 20_000 }).toContain(member.name)
})

test('a page of the sample moves and is taken off like any other', async () => {
  const find = async (name: string) =>
    idOf((await ask('GET', `/items/pages?filter[page_name][_eq]=${name}`)).rows[0])
  await ask('PATCH', `/items/pages/${await find('infirmary')}`, { address: '/Sick Room' })
  await expectSoon('/Sick%20Room', 200)
  await expectSoon('/Infirmary', 308, '/Sick%20Room')
  await ask('PATCH', `/items/pages/${await find('take_admission')}`, { status: 'draft' })
  await expectSoon('/TakeAdmission', 308, '/site-map')
  await expect.poll(() => textAt('/')).not.toContain('/TakeAdmission')
})
