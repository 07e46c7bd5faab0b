import PageCache from './page-cache.ts'
import { STORED_HEADER } from '../server/stored-page.ts'

const cache = new PageCache()
let key = 0
const newKey = () => `/route-cache/APP_PAGE/0/$/notices/${(key += 1)}`

const page = (text: string, tags = 'notices', bytes = 0) => ({
  kind: 'APP_ROUTE',
  body: Buffer.alloc(bytes, text),
  status: 200,
  headers: { 'x-next-cache-tags': `_N_T_/layout,${tags}` },
})

const context = {
  kind: 'APP_ROUTE',
  isFallback: false,
  cacheControl: { revalidate: 60, expire: 600 },
}

const set = (of: string, value: ReturnType<typeof page>) => cache.set(of, value, context)

/** What Next.js does with the entry, which it judges by the age. */
async function stateOf(of: string): Promise<'missing' | 'fresh' | 'old'> {
  const entry = await cache.get(of, context)
  if (!entry) return 'missing'
  const age = performance.timeOrigin + performance.now() - entry.lastModified
  return age > 60_000 ? 'old' : 'fresh'
}

beforeEach(() => jest.useFakeTimers({ now: Date.now() }))
afterEach(() => jest.useRealTimers())

test('a page is fresh until one of its tags changes', async () => {
  const one = newKey()
  expect(await stateOf(one)).toBe('missing')
  await set(one, page('a', 'notices,school'))
  expect(await stateOf(one)).toBe('fresh')
  await cache.revalidateTag('faculty')
  expect(await stateOf(one)).toBe('fresh')
  await cache.revalidateTag(['faculty', 'school'])
  expect(await stateOf(one)).toBe('missing')
  await set(one, page('b'))
  expect(await stateOf(one)).toBe('fresh')
})

test('a page whose rendering began before a change is not stored', async () => {
  const [one, other] = [newKey(), newKey()]
  await set(one, page('a'))
  await cache.revalidateTag('notices')
  expect([await stateOf(one), await stateOf(other)]).toEqual(['missing', 'missing'])
  await cache.revalidateTag('school')
  await set(one, page('before'))
  await set(other, page('before'))
  expect([await stateOf(one), await stateOf(other)]).toEqual(['missing', 'missing'])
  await set(one, page('after'))
  expect(await stateOf(one)).toBe('fresh')
})

test('a page is old after its own time', async () => {
  const one = newKey()
  await set(one, page('a'))
  jest.advanceTimersByTime(59_000)
  expect(await stateOf(one)).toBe('fresh')
  jest.advanceTimersByTime(2_000)
  expect(await stateOf(one)).toBe('old')
})

test('shared caches get the tags of the content, and content is not cached here', async () => {
  const one = newKey()
  await set(one, page('a', 'notices,school'))
  const entry = await cache.get(one, context)
  expect(entry?.value).toMatchObject({ headers: { 'cache-tag': 'notices,school' } })
  await cache.set('content', { kind: 'FETCH' }, {})
  expect(await cache.get('content', { kind: 'FETCH' })).toBeNull()
})

test('the least recently requested pages are removed first', async () => {
  const [old, requested, ...others] = Array.from({ length: 5 }, newKey)
  for (const each of [old, requested]) await set(each ?? '', page('a', 'notices', 15e6))
  await stateOf(requested ?? '')
  for (const each of others) await set(each, page('a', 'notices', 15e6))
  expect(await Promise.all([old, requested].map((each) => stateOf(each ?? '')))).toEqual([
    'missing',
    'fresh',
  ])
})

test('a page has a name in place of its text, another one when it is stored again, and no segments', async () => {
  const one = newKey()
  const html = '<html><head></head><body>सूचना</body></html>'
  const value = { ...page(''), kind: 'APP_PAGE', html, segmentData: new Map() }
  await set(one, value)
  // Next.js sends the object to the visitor who waits.
  expect(value.html).toMatch(/^stored-\d+$/)
  expect(Reflect.get(value.headers, STORED_HEADER)).toBe(value.html)
  const first = await cache.get(one, context)
  expect(first?.value).toMatchObject({ html: value.html })
  expect(first?.value).not.toHaveProperty('segmentData')
  // As Next.js does with the last good page if its rendering fails.
  await cache.set(one, { ...first?.value, kind: 'APP_PAGE' }, context)
  const { value: again } = (await cache.get(one, context)) ?? {}
  expect(again?.html).toMatch(/^stored-\d+$/)
  expect(again?.html).not.toBe(value.html)
})
