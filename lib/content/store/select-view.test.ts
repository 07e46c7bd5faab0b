import { storeContent, type StoredContent } from './content-store.ts'
import { selectView } from './select-view.ts'
import { defineSource, type AnySource } from './source.ts'

type Row = { id: number; from: string }

const rows: Row[] = [
  { id: 1, from: '2026-01-01T00:00:00Z' },
  { id: 2, from: '2026-06-01T10:00:00Z' },
]
const isDue = (now: Date) => (row: Row) => new Date(row.from) <= now
const source = defineSource({
  key: 'rows',
  collections: ['rows'],
  query: { collection: 'rows' },
  answer: undefined as never,
  isEmpty: (all: Row[]) => all.length === 0,
  expiries: (all: Row[]) => all.map(({ from }) => new Date(from)),
  views: {
    due: (all: Row[], now) => all.filter(isDue(now)).map(({ id }) => id),
    one: (all: Row[], _now, id) => all.find((row) => String(row.id) === id) ?? null,
  },
}) as AnySource

let held: StoredContent
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-01T09:59:59.000Z') })
  held = storeContent(source, JSON.stringify(rows), rows)
})

const due = () => selectView(source, held, 'due', '')

test('the same content is the same object and the same version', () => {
  expect(due()).toBe(due())
  const again = storeContent(source, '', structuredClone(rows))
  expect(selectView(source, again, 'due', '').version).toBe(due().version)
})

test('a view changes at the very moment that it names, and back when the clock is set back', () => {
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

test('one row changes alone', () => {
  const [first, second] = [
    selectView(source, held, 'one', '1'),
    selectView(source, held, 'one', '2'),
  ]
  const other = storeContent(source, '', [rows[0], { id: 2, from: '2030-01-01T00:00:00Z' }])
  expect(selectView(source, other, 'one', '1').version).toBe(first.version)
  expect(selectView(source, other, 'one', '2').version).not.toBe(second.version)
})

test('what is not there has a version too, and leaves nothing behind', () => {
  for (let id = 3; id < 100; id++)
    expect(selectView(source, held, 'one', String(id)).value).toBeNull()
  expect(held.views.size).toBe(0)
})
