import { SAMPLE_CONTENT, SEEDED } from 'school-schema/school/school'
import { listSampleCollections } from 'school-schema/sample/sample'
import { SAMPLE_RECORD } from './record-sample.ts'
import type { CmsSetup } from './reconcile.ts'
import { seedContent } from './seed.ts'
import { PAGE_TABLE } from './upgrade-pages.ts'
import { ROW_UPGRADE } from './upgrade-rows.ts'

const collections = listSampleCollections()
const [first = '', ...others] = collections
const DONE = [PAGE_TABLE, ROW_UPGRADE, SAMPLE_RECORD]
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
        [SEEDED]: [...(seeded ?? others), ...DONE].join(),
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
  expect(requests.at(-1)?.[1]).toEqual({
    [SEEDED]: [...collections, ...DONE].join(),
  })
})

test('another CMS gets only the collections that are new to it, each once', async () => {
  const requests = await requestsOf(others)
  expect(requests.map(([path]) => path)).toEqual([`/items/${first}`, '/items/school'])
  expect(requests[1]?.[1]).toEqual({ [SEEDED]: [...others, ...DONE, first].join() })
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
  expect(requests[0]?.[1]).toMatchObject({ [SAMPLE_CONTENT]: 'cleared' })
})
