import { SEEDED } from 'school-schema/model/school'
import { listSampleCollections } from 'school-schema/sample'
import type { CmsSetup } from './reconcile.ts'
import { seedContent } from './seed.ts'
import { PAGE_TABLE } from './upgrade-pages.ts'

const collections = listSampleCollections()
const [first = '', ...others] = collections

/** A CMS whose school has got the rows of these collections; null if it is empty. Returns its requests. */
async function requestsOf(seeded: readonly string[] | null, existing: object[] = []) {
  const requests: [path: string, body: unknown][] = []
  const write = (path: string, body: unknown) => {
    requests.push([path, body])
    return Promise.resolve({})
  }
  await seedContent({
    // Directus answers with the defaults of the columns while there is no record.
    read: () =>
      Promise.resolve({ id: seeded && 1, [SEEDED]: [...(seeded ?? others), PAGE_TABLE].join() }),
    list: (path: string) => Promise.resolve(path.startsWith('/items/') ? existing : []),
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
  ])
  expect(requests.at(-1)?.[1]).toMatchObject({ [SEEDED]: [...collections, PAGE_TABLE].join() })
})

test('another CMS gets only the collections that are new to it, each once', async () => {
  const requests = await requestsOf(others)
  expect(requests.map(([path]) => path)).toEqual([`/items/${first}`, '/items/school'])
  expect(requests[1]?.[1]).toEqual({ [SEEDED]: [...others, PAGE_TABLE, first].join() })
  expect(await requestsOf(collections)).toEqual([])
})

test('rows that an interrupted set-up has written stay as they are', async () => {
  const requests = await requestsOf(others, [{ id: 1 }])
  expect(requests.map(([path]) => path)).toEqual(['/items/school'])
})
