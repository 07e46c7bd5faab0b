import { facultySource } from '../people/people.ts'
import { noticesSource } from '../notices/notices.ts'
import { sources } from './sources.ts'
import { parseResponse, type AnySource } from '../content/store/source.ts'
import { storeContent } from '../content/store/store.ts'
import { forgetModules } from '../testing/restart.ts'
import type { findChanges as Find } from './changes.ts'

const [faculty, notices] = [facultySource as AnySource, noticesSource as AnySource]
const notice = (id: number, fields = {}) => ({
  id,
  date: '2026-06-01',
  isPinned: false,
  publishFrom: null,
  publishUntil: null,
  ...fields,
})
const [first, second] = [notice(1), notice(2)]

const store = (source: AnySource, rows: object[]) =>
  storeContent(source, JSON.stringify(rows), rows)

let findChanges: typeof Find

/** The tags of the changes since the last call. */
function take() {
  const { accept, tags } = findChanges()
  accept()
  return tags
}

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z') })
  store(faculty, [])
  store(notices, [first, second])
  forgetModules()
  findChanges = (await import('./changes.ts')).findChanges
})
afterEach(() => jest.useRealTimers())

test('after a start every page may show something from before', () => {
  const keys = sources.map(({ key }) => key)
  expect(take()).toEqual([...keys, 'today', 'synced'])
  expect(take()).toEqual([])
})

test('a changed collection has its tag, and those of its changed rows and of the notices next to them', () => {
  take()
  store(faculty, [{ id: 1, name: 'Asha' }])
  expect(take()).toEqual(['faculty'])
  store(notices, [first, notice(2, { title: 'Corrected' }), notice(3)])
  expect(take()).toEqual(['notices', 'notices:3', 'notices:2', 'notices:1'])
})

test('a removed row has its tag, as the notice next to it names it', () => {
  take()
  store(notices, [second])
  expect(take()).toEqual(['notices', 'notices:2', 'notices:1'])
})

test('content that was stored again unchanged is no change', () => {
  take()
  store(faculty, [])
  expect(take()).toEqual([])
})

test('changes that were not accepted are found again', () => {
  take()
  store(faculty, [{ id: 1, name: 'Asha' }])
  expect(findChanges().tags).toEqual(['faculty'])
  expect(take()).toEqual(['faculty'])
})

test('a scheduled notice appears at its time, and a past one is shown as past', () => {
  const from = notice(3, { publishFrom: '2026-06-01T10:00:05Z' })
  const until = notice(4, { publishUntil: '2026-06-01T10:00:09Z' })
  store(notices, [from, until])
  take()
  jest.advanceTimersByTime(4_999)
  expect(take()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(take()).toEqual(['notices', 'notices:4', 'notices:3'])
  jest.advanceTimersByTime(4_000)
  expect(take()).toEqual(['notices', 'notices:4'])
})

test('a translation appears at its time on the page of its notice and next to it, and nowhere else', () => {
  const at = { publish_from: '2026-06-01T10:00:05Z' }
  const row = (id: number, translations: object[]) => ({
    id,
    title: 'Bus',
    date: '2026-06-01',
    description: null,
    file: null,
    translations,
  })
  const raw = [
    row(1, [{ language: 'bn', title: 'বাস', ...at }]),
    row(2, [{ language: 'hi', title: 'बस' }]),
    row(3, [{ language: 'hi', title: 'बस' }]),
  ]
  const { digest, answer, ...parsed } = parseResponse(notices, raw, new Map())
  storeContent(notices, digest, answer, parsed)
  take()
  jest.advanceTimersByTime(4_999)
  expect(take()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(take()).toEqual(['notices', 'notices:2', 'notices:1'])
  expect(take()).toEqual([])
})

test('the pages of today are stale when the next day begins at the school, and not before', () => {
  jest.setSystemTime(new Date('2026-12-31T18:29:59.999Z'))
  take()
  expect(take()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(take()).toContain('today')
})

test('pages say that content is old a day after the last sync', () => {
  take()
  jest.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect(take()).toContain('synced')
})
