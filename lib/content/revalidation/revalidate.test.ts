import { temporaryServer } from '../../server/testing/temporary.ts'
import { keepPagesCurrent } from './revalidate.ts'

const mockChanges = { stale: [] as string[], expired: [] as string[], accept: () => {} }
const mockEnvironment = { REVALIDATE_SECRET: 'secret', CDN_PURGE_URL: '', CDN_PURGE_TOKEN: 'token' }
jest.mock('./changes.ts', () => ({ findChanges: () => ({ ...mockChanges }) }))
jest.mock('../../server/log.ts', () => ({ log: { info() {}, warn() {}, error() {} } }))
jest.mock('../../server/environment.ts', () => ({
  siteEnvironment: () => mockEnvironment,
  ownAddress: () => mockEnvironment.CDN_PURGE_URL.replace('/purge', ''),
}))

/** What was requested of the site and of the shared cache in front of it. */
let requests: string[] = []
/** How often a page is not current yet. */
let stale = 0
/** The path whose next request is refused. */
let refused = ''

const address = temporaryServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    requests.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`.trim())
    const isRefused = request.url === refused
    if (isRefused) refused = ''
    if (request.method === 'HEAD')
      response.setHeader('x-nextjs-cache', stale > 1 ? 'STALE' : stale > 0 ? 'MISS' : 'HIT')
    if (request.method === 'HEAD') stale -= 1
    response.writeHead(isRefused ? 503 : 204).end()
  })
})

const purge = (...tags: string[]) => `POST /purge ${JSON.stringify({ tags })}`
const announcement = (...tags: string[]) =>
  `POST /api/revalidate ${JSON.stringify({ stale: tags, expired: ['notices:7'] })}`

/** The pages in the cache that changed; null without a page cache. */
let changed: string[] | null = null

let check: () => void
/** Resolves when a request is the last of those expected. */
async function until(last: string) {
  while (requests.at(-1) !== last) {
    check()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

beforeAll(() => {
  mockEnvironment.CDN_PURGE_URL = `${address()}/purge`
  check = keepPagesCurrent({
    listAddresses: () => Promise.resolve(['/', '/notices']),
    listChangedPages: () => changed,
  })
})

beforeEach(() => {
  requests = []
  mockChanges.stale = ['notices']
  mockChanges.expired = ['notices:7']
  mockChanges.accept = () => {
    mockChanges.stale = []
    mockChanges.expired = []
  }
})

test('after a start every page is requested, whatever the cache has already', async () => {
  changed = []
  await until(purge('notices', 'notices:7'))
  changed = null
  expect(new Set(requests.slice(1, -1))).toEqual(new Set(['HEAD /', 'HEAD /notices']))
})

test('a change is announced, every page is requested until it is new, then the shared cache is purged', async () => {
  stale = 3
  await until(purge('notices', 'notices:7'))
  expect(requests[0]).toBe(announcement('notices'))
  const pages = requests.slice(1, -1)
  expect(pages).toHaveLength(2 + 3)
  expect(new Set(pages)).toEqual(new Set(['HEAD /', 'HEAD /notices']))
})

test('a refused announcement is repeated, and no page is requested before', async () => {
  refused = '/api/revalidate'
  await until(purge('notices', 'notices:7'))
  expect(requests.slice(0, 2)).toEqual([announcement('notices'), announcement('notices')])
})

test('with a page cache only the pages that changed are requested, in the order of the list', async () => {
  changed = ['/notices/8', '/notices']
  await until(purge('notices', 'notices:7'))
  changed = null
  expect(requests.slice(1, -1)).toEqual(['HEAD /notices', 'HEAD /notices/8'])
})

test('a shared cache that refuses is asked again, with all that has changed since', async () => {
  refused = '/purge'
  await until(purge('notices', 'notices:7'))
  mockChanges.stale = ['school']
  await until('HEAD /notices')
  expect(requests.filter((each) => each.startsWith('POST /purge'))).toHaveLength(1)
  const retryAt = performance.now() + 10_000
  jest.spyOn(performance, 'now').mockReturnValue(retryAt)
  await until(purge('notices', 'notices:7', 'school'))
})
