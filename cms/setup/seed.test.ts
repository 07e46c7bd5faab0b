import { SAMPLE_CONTENT, SEEDED, SAMPLE_ROWS } from 'school-schema/school/school'
import { listSampleCollections, sampleRecord } from 'school-schema/sample/sample'
import { SAMPLE_RECORD, seedContent, recordSample } from './seed.ts'
import type { CmsSetup, Row } from './client.ts'

const collections = listSampleCollections()
const [first = '', ...others] = collections
const isRows = (path: string) => path.startsWith('/items/')

/** A CMS whose school has got the rows of these collections; null if it is empty. Returns its requests. */
async function requestsOf(seeded: readonly string[] | null, rows: object[] = [], more = {}) {
  const requests: [path: string, body: unknown][] = []
  const write = (path: string, body: unknown) => {
    requests.push([path, body])
    return Promise.resolve({})
  }
  await seedContent({
    // Directus answers with the defaults of the columns while there is no record.
    read: () =>
      Promise.resolve({
        id: seeded && 1,
        [SEEDED]: [...(seeded ?? others), SAMPLE_RECORD].join(),
        ...more,
      }),
    list: (path: string) => Promise.resolve(isRows(path) ? rows : []),
    create: write,
    update: write,
    onStep: () => undefined,
  } as unknown as CmsSetup)
  return requests.filter(([path]) => path.startsWith('/items/'))
}

test('an empty CMS gets every collection, and the record of the school at the end', async () => {
  const requests = await requestsOf(null)
  const paths = requests.map(([path]) => path)
  expect(paths).toEqual([
    ...collections.map((name) => `/items/${name}`),
    '/items/disclosure',
    '/items/school',
    '/items/school',
    '/items/school',
  ])
  expect(requests.at(-1)?.[1]).toEqual({ [SEEDED]: [...collections, SAMPLE_RECORD].join() })
})

test('another CMS gets only the collections that are new to it, each once', async () => {
  const requests = await requestsOf(others)
  expect(requests.map(([path]) => path)).toEqual([`/items/${first}`, '/items/school'])
  expect(requests[1]?.[1]).toEqual({ [SEEDED]: [...others, SAMPLE_RECORD, first].join() })
  expect(await requestsOf(collections)).toEqual([])
})

test('the pages of an earlier version become rows before the redirects that lead to them', async () => {
  const requests = await requestsOf(others, [], { [SEEDED]: 'faculty,pages' })
  const paths = requests.map(([path]) => path)
  expect(paths.indexOf('/items/pages')).toBeGreaterThan(-1)
  expect(paths.indexOf('/items/pages')).toBeLessThan(paths.indexOf('/items/redirect'))
})

test('rows that an interrupted set-up has written stay as they are', async () => {
  const requests = await requestsOf(others, [{ id: 1 }])
  expect(requests.map(([path]) => path)).not.toContain(`/items/${first}`)
})

test('a CMS of which the sample was cleared gets nothing of it', async () => {
  const requests = await requestsOf(others, [], { [SAMPLE_CONTENT]: 'cleared' })
  expect(requests.map(([path]) => path)).toEqual(['/items/school'])
})

type Sent = { [SAMPLE_ROWS]: Row[] }

const created = '2026-11-24T06:00:00.000Z'

/** What is recorded of a CMS with these first revisions and rows. */
async function recordsOf(collection: string, revisions: Row[], rows: Row[]) {
  const records: Row[] = []
  const cms: Partial<CmsSetup> = {
    list: (path) => Promise.resolve(path.startsWith('/revisions') ? revisions : rows),
    read: () => Promise.resolve({ id: 1, date_created: created }),
    update: (_path, body) => Promise.resolve(void records.push(...(body as Sent)[SAMPLE_ROWS])),
  }
  await recordSample(cms as CmsSetup, [collection])
  return records
}

test('a row that somebody has changed is recorded as it was written', async () => {
  const values = { page_name: 'transport', title: 'Transport', sample: true }
  const revisions = [
    { collection: 'pages', item: '4', data: values },
    { collection: 'pages', item: '5', data: { page_name: 'NCC', title: 'Ours' } },
    // An import writes every column.
    { collection: 'pages', item: '6', data: { ...values, status: 'published', sample: false } },
    { collection: 'pages', item: '7', data: { page_name: 'privacy_policy', sample: false } },
    // An earlier version did not mark it as sample.
    { collection: 'pages', item: '8', data: { page_name: 'infrastructure', sample: false } },
  ]
  const rows = [{ id: 4, title: 'Transport', date_updated: null }]
  expect(await recordsOf('pages', revisions, rows)).toEqual([
    { collection: 'pages', item: '4', values },
    expect.objectContaining({ item: '8' }),
  ])
})

test('without revisions, unchanged rows and the record of this version are recorded', async () => {
  const row = { id: 3, title: 'Sports day', date_updated: null }
  expect(await recordsOf('notification', [], [row])).toEqual([
    { collection: 'notification', item: '3', values: row },
  ])
  expect(await recordsOf('school', [], [])).toEqual([
    { collection: 'school', item: '1', values: sampleRecord('school', '2026-11-24') },
  ])
})
