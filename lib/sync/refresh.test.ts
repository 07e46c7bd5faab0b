import { revalidateTag } from 'next/cache'
import { temporaryServer } from '../server/testing/temporary.ts'
import { refresh } from './refresh.ts'

const mockChanges = { tags: [] as string[], accept: () => {} }
const mockEnvironment = { CDN_PURGE_URL: '', CDN_PURGE_TOKEN: 'token' }
/** The collections of each sync, and how to end one. */
const mockSyncs: { collections: readonly string[]; end: (isChanged: boolean) => void }[] = []
jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }))
jest.mock('./changes.ts', () => ({ findChanges: () => ({ ...mockChanges }) }))
jest.mock('./sync.ts', () => ({
  syncIfDue: (collections: readonly string[]) =>
    new Promise((end) => void mockSyncs.push({ collections, end })),
}))
jest.mock('../server/log.ts', () => ({ log: { warn() {} } }))
jest.mock('../server/environment.ts', () => ({ siteEnvironment: () => mockEnvironment }))

/** What was requested of the shared cache in front of the site. */
let purges: unknown[] = []
let isRefusing = false
const address = temporaryServer(async (request, response) => {
  purges.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
  response.writeHead(isRefusing ? 503 : 204).end()
})

/** The sync that runs, once it has begun. */
async function begunSync() {
  for (;;) {
    const sync = mockSyncs.shift()
    if (sync) return sync
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function endSync(isChanged: boolean) {
  const sync = await begunSync()
  sync.end(isChanged)
  return sync
}

async function refreshOnce(collections: string[], isChanged: boolean, tags: string[] = []) {
  mockChanges.tags = tags
  const refreshed = refresh(collections)
  await endSync(isChanged)
  return refreshed
}

beforeEach(() => {
  purges = []
  isRefusing = false
  jest.mocked(revalidateTag).mockClear()
  mockEnvironment.CDN_PURGE_URL = `${address()}/purge`
})

test('the pages that show something from before expire at once', async () => {
  const before = await refreshOnce([], false)
  expect(revalidateTag).not.toHaveBeenCalled()
  expect(await refreshOnce(['notification'], true, ['notices', 'notices:7'])).toBe(before + 1)
  expect(jest.mocked(revalidateTag).mock.calls).toEqual([
    ['notices', { expire: 0 }],
    ['notices:7', { expire: 0 }],
  ])
  await refreshOnce([], false)
})

test('hints that arrive during a sync are read by one more sync', async () => {
  const first = refresh(['notification'])
  const sync = await begunSync()
  const others = [refresh(['fee']), refresh(['book'])]
  sync.end(false)
  expect((await endSync(true)).collections).toEqual(['fee', 'book'])
  expect((await endSync(false)).collections).toEqual([])
  await Promise.all([first, ...others])
  expect(sync.collections).toEqual(['notification'])
})

test('a shared cache is purged at the next refresh, when the pages have expired', async () => {
  await refreshOnce([], true, ['notices'])
  expect(purges).toEqual([])
  await refreshOnce([], false)
  expect(purges).toEqual([{ tags: ['notices'] }])
  await refreshOnce([], false)
  expect(purges).toHaveLength(1)
})

test('a shared cache that refuses is asked again, with all that has changed since', async () => {
  await refreshOnce([], true, ['notices'])
  isRefusing = true
  await refreshOnce([], true, ['school'])
  await refreshOnce([], false)
  expect(purges).toEqual([{ tags: ['notices'] }])
  isRefusing = false
  const retryAt = performance.now() + 10_000
  jest.spyOn(performance, 'now').mockReturnValue(retryAt)
  await refreshOnce([], false)
  expect(purges.at(-1)).toEqual({ tags: ['notices', 'school'] })
})
