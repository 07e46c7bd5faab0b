import { defineSource, type AnySource } from './source.ts'
import { getStored, selectView, storeContent } from './store.ts'

type Row = { id: number; from: string }

const rows: Row[] = [
  { id: 1, from: '2026-01-01T00:00:00Z' },
  { id: 2, from: '2026-06-01T10:00:00Z' },
]
const source = defineSource({
  key: 'rows',
  query: { collection: 'faculty' },
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

test('a view changes exactly at its expiry, and back when the clock is set back', () => {
  const before = due()
  expect(before).toEqual([1])
  jest.advanceTimersByTime(999)
  expect(due()).toBe(before)
  jest.advanceTimersByTime(1)
  expect(due()).toEqual([1, 2])
  jest.setSystemTime(new Date('2026-06-01T09:00:00.000Z'))
  expect(due()).toEqual([1])
})

test('changed content is shown from the next request on', () => {
  expect(one(2)).toBe(rows[1])
  store([rows[0], { id: 2, from: '2030-01-01T00:00:00Z' }])
  expect(one(1)).toBe(rows[0])
  expect(one(2)).toEqual({ id: 2, from: '2030-01-01T00:00:00Z' })
})

test('a missing row is not cached', () => {
  for (let id = 3; id < 100; id++) expect(one(id)).toBeNull()
  expect(getStored(source)?.byLanguage.get('en')?.values.size).toBe(0)
})
