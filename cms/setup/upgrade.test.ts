import { sampleRows } from 'school-schema/sample/sample'
import type { Row, CmsSetup } from './client.ts'
import { upgradePages, upgradeHouses } from './upgrade.ts'

const TODAY = '2026-11-24'
const pages = sampleRows('pages', TODAY)

/** The requests of an upgrade of a CMS with these rows. */
async function requestsOf(rows: Row[]) {
  const requests: [method: string, path: string, body: unknown][] = []
  const send = (method: string) => (path: string, body: unknown) => {
    requests.push([method, path, body])
    return Promise.resolve()
  }
  await upgradePages(
    {
      list: () => Promise.resolve(rows),
      create: send('create'),
      update: send('update'),
      remove: send('remove'),
      onStep: () => undefined,
    } as unknown as CmsSetup,
    TODAY,
  )
  return requests
}

const created = (requests: Awaited<ReturnType<typeof requestsOf>>) =>
  requests.flatMap(([method, , body]) =>
    method === 'create' ? String((body as Row)['page_name']) : [],
  )

const own = { sample: false, date_updated: '2026-11-20T10:00:00Z', status: 'published' }

test('a CMS whose rows are pages already is not changed', async () => {
  expect(await requestsOf([{ id: 1, page_name: 'library', address: '/Library' }])).toEqual([])
})

test('every page that has no row gets one, but no form of the sample', async () => {
  const requests = await requestsOf([])
  const isForm = ({ kind }: (typeof pages)[number]) => kind === 'form' || kind === 'feedback'
  expect(created(requests)).toEqual(
    pages.filter((page) => !isForm(page)).map((page) => page['page_name']),
  )
})

test('a text of the office stays, and gets what makes it a page', async () => {
  const text = { ...own, title: 'Our library', content: '<p>Ours</p>', search_words: 'kitab' }
  const requests = await requestsOf([{ id: 7, page_name: 'Library', ...text }])
  expect(created(requests)).not.toContain('library')
  const [, , body] = requests.find(([, path]) => path === '/items/pages/7') ?? []
  expect(body).toMatchObject({ address: '/Library', menu_group: 'Facilities', drawing: 'library' })
  expect(body).not.toHaveProperty('content')
  expect(body).not.toHaveProperty('title')
  expect((body as Row)['search_words']).toMatch(/ kitab$/)
})

test('a hidden page stays hidden; the page behind a draft stays as visitors see it', async () => {
  const requests = await requestsOf([
    { id: 1, page_name: 'hostel', ...own, status: 'archived' },
    { id: 2, page_name: 'karate', ...own, status: 'draft', content: '<p>New</p>' },
  ])
  expect(created(requests)).not.toContain('hostel')
  expect(created(requests)).toContain('karate')
  expect(requests.map(([, path]) => path)).not.toContain('/items/pages/2')
})

test('a sample that nobody has changed is replaced', async () => {
  const sample = { sample: true, date_updated: null, status: 'published', content: '<p>Old</p>' }
  const requests = await requestsOf([{ id: 3, page_name: 'curriculum', ...sample }])
  expect(requests).toContainEqual(['remove', '/items/pages', [3]])
  expect(created(requests)).toContain('curriculum')
})

/** What an upgrade writes into a CMS with these rows. */
async function changesOf(rows: Readonly<Record<string, Row[]>>) {
  const requests: [method: string, path: string, body: unknown][] = []
  const send = (method: string) => (path: string, body: unknown) =>
    Promise.resolve(void requests.push([method, path, body]))
  const cms = {
    list: (path: string) => Promise.resolve(rows[/^\/items\/(\w+)/.exec(path)?.[1] ?? ''] ?? []),
    create: send('create'),
    update: send('update'),
    remove: send('remove'),
    onStep: () => undefined,
  }
  await upgradeHouses(cms as unknown as CmsSetup, '2026-11-24')
  return requests
}

test('an unchanged house of the sample stays one, with its status', async () => {
  const house = { kind: 'house', name: 'Sagar House', sample: true, status: 'draft' }
  const stored = { id: 6, ...house, date_created: '2026-11-01', date_updated: null }
  expect(await changesOf({ team: [stored] })).toEqual([
    ['remove', '/items/team', [6]],
    ['create', '/items/team', { ...house, drawing: 'house-sagar' }],
  ])
})

test('the houses of the sample get the drawings that visitors saw by their names, others none', async () => {
  const team = [
    { id: 1, kind: 'house', name: 'Neem House', ...own },
    { id: 2, kind: 'house', name: 'Tagore House', ...own },
  ]
  expect(await changesOf({ team })).toEqual([
    ['update', '/items/team/1', { drawing: 'house-neem', sample: false }],
  ])
})
