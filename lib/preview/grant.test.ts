import { fileFolder, isFileGrant, newGrant, previewHref, readGrant, readOpened } from './grant.ts'
import { sign, type Signed } from 'school-schema/values/signature'
import { HOUR_MS } from 'school-schema/values/durations'

const environment: Record<string, string | undefined> = {}
jest.mock('../server/environment.ts', () => ({ siteEnvironment: () => environment }))

const SECRET = 'a-secret-for-tests'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  Object.assign(environment, { PREVIEW_SECRET: SECRET, CMS_PREVIEW_TOKEN: 'token' })
})
afterEach(() => jest.useRealTimers())

/** The query parameters of a page's preview. */
const fieldsFor = (path: string) =>
  Object.fromEntries(new URL(previewHref(path, newGrant()), 'http://site').searchParams)

test.each([
  ['/Contact Us', /^\/preview\/Contact%20Us\?/],
  ['/', /^\/preview\?/],
])('the address of %s opens its own page for an hour', (path, expected) => {
  expect(previewHref(path, newGrant())).toMatch(expected)
  const given = fieldsFor(path)
  expect(readGrant(path, given)).not.toBeNull()
  jest.advanceTimersByTime(HOUR_MS - 1_000)
  expect(readGrant(path, given)).not.toBeNull()
  jest.advanceTimersByTime(1_000)
  expect(readGrant(path, given)).toBeNull()
})

test('no grant is valid for longer than an hour, even if signed', () => {
  const until = Date.now() / 1000 + 3_601
  const signature = sign(SECRET, ['page', '/Club', until])
  expect(readGrant('/Club', { until: String(until), signature })).toBeNull()
})

test('without the token or the secret nothing is opened', () => {
  const given = fieldsFor('/Club')
  for (const name of ['CMS_PREVIEW_TOKEN', 'PREVIEW_SECRET']) {
    const value = environment[name]
    environment[name] = undefined
    expect(readGrant('/Club', given)).toBeNull()
    environment[name] = value
  }
  expect(readGrant('/Club', given)).not.toBeNull()
})

test('a file of the preview is available as long as the preview, and no other file is', () => {
  const until = Date.now() / 1000 + 60
  const grant = fileFolder({ until }, 'one').replace('/preview/assets/', '')
  expect(isFileGrant(grant, 'one')).toBe(true)
  expect(isFileGrant(grant, 'another')).toBe(false)
  for (const wrong of [`${grant}x`, `${grant}.x`, String(until), '', `1${grant}`])
    expect(isFileGrant(wrong, 'one')).toBe(false)
  jest.advanceTimersByTime(60_000)
  expect(isFileGrant(grant, 'one')).toBe(false)
})

test('only what the CMS has signed is opened', () => {
  const until = Date.now() / 1000 + 60
  const wanted = { collection: 'pages', id: '5' }
  const open = (what: Signed) =>
    readOpened({ ...wanted, until: String(until), signature: sign(SECRET, what) })
  expect(open(['open', 'pages', '5', until])).toEqual(wanted)
  expect(open(['open', 'pages', '6', until])).toBeNull()
  expect(open(['page', '5', until])).toBeNull()
  expect(readOpened({ ...wanted, until: String(until) })).toBeNull()
})
