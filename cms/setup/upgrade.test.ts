import { sampleRows } from 'school-schema/sample/sample'
import type { Row, CmsSetup } from './client.ts'
import { upgradePages } from './upgrade.ts'

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
  requests.flatMap(([method, path, body]) =>
    method === 'create' && path === '/items/pages' ? String((body as Row)['page_name']) : [],
  )

const isForm = ({ kind }: Row) => kind === 'form' || kind === 'feedback'

const own = { sample: false, date_updated: '2026-11-20T10:00:00Z', status: 'published' }

test('an upgrade that was interrupted is completed, and rows that are pages stay as they are', async () => {
  const sample = { sample: true, date_updated: null, status: 'published' }
  const requests = await requestsOf([
    { id: 1, ...sample, page_name: 'library', address: '/Library' },
    { id: 2, ...own, page_name: 'ncc', address: '/NCC' },
    { id: 3, ...own, page_name: 'hostel', content: '<p>Ours</p>' },
  ])
  expect(created(requests)).toHaveLength(pages.filter((page) => !isForm(page)).length - 2)
  expect(created(requests)).not.toContain('library')
  const rows = requests.flatMap(([, path]) => (path.startsWith('/items/') ? path : []))
  expect([...new Set(rows)].toSorted()).toEqual(['/items/pages', '/items/pages/3'])
})

test('it says once that pages can have a foot', async () => {
  const hints = (await requestsOf([])).filter(([, path]) => path === '/items/content_finding')
  expect(hints).toEqual([['create', expect.any(String), expect.objectContaining({ page: '' })]])
})

test('every page that has no row gets one, but no form of the sample', async () => {
  const requests = await requestsOf([])
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
