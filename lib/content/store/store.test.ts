import { defineSource, type AnySource } from './source.ts'
import { fromTag, getStored, selectView, storeContent, toTag } from './store.ts'

type Row = { id: number; from: string }

const rows: Row[] = [
  { id: 1, from: '2026-01-01T00:00:00Z' },
  { id: 2, from: '2026-06-01T10:00:00Z' },
]
const source = defineSource({
  key: 'rows',
  query: { collection: 'rows' },
  answer: undefined as never,
  isEmpty: (all: Row[]) => all.length === 0,
  expiries: (all: Row[]) => all.map(({ from }) => new Date(from)),
  views: (all: Row[], now) => ({
    due: () => all.filter(({ from }) => new Date(from) <= now).map(({ id }) => id),
    one: (id: string) => all.find((row) => String(row.id) === id) ?? null,
  }),
}) as AnySource

const store = (stored: unknown) => storeContent(source, JSON.stringify(stored), stored)
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-01T09:59:59.000Z') })
  store(rows)
})

const due = () => selectView(source, 'due')
const one = (id: number) => selectView(source, 'one', String(id))

test('the same content is the same object and the same version', () => {
  const before = due()
  expect(due()).toBe(before)
  store(structuredClone(rows))
  expect(due().version).toBe(before.version)
})

test('a view changes exactly at its expiry, and back when the clock is set back', () => {
  const before = due()
  expect(before.value).toEqual([1])
  jest.advanceTimersByTime(999)
  expect(due()).toBe(before)
  jest.advanceTimersByTime(1)
  expect(due().value).toEqual([1, 2])
  expect(due().version).not.toBe(before.version)
  jest.setSystemTime(new Date('2026-06-01T09:00:00.000Z'))
  expect(due().version).toBe(before.version)
})

test('a changed row does not affect the others', () => {
  const [first, second] = [one(1), one(2)]
  store([rows[0], { id: 2, from: '2030-01-01T00:00:00Z' }])
  expect(one(1).version).toBe(first.version)
  expect(one(2).version).not.toBe(second.version)
})

test('a missing row has a version too, and is not cached', () => {
  for (let id = 3; id < 100; id++) expect(one(id).value).toBeNull()
  expect(getStored(source)?.values.size).toBe(0)
})

test.each([
  { key: 'notices', name: 'all', param: '', version: 'h4aM_-9' },
  { key: 'pages', name: 'named', param: 'rules_regulations/Rules&Regulations,', version: 'x' },
])('%j survives a tag, also in a comma-separated list', (seen) => {
  const tag = toTag(seen)
  expect(tag).toMatch(/^[^,\s]+$/)
  expect(fromTag(tag)).toEqual(seen)
})

test.each(['_N_T_/layout', '_N_T_/notices/[id]/page', 'cms/notices', 'cms/notices/all/', ''])(
  '%j is not one of our tags',
  (tag) => {
    expect(fromTag(tag)).toBeNull()
  },
)
