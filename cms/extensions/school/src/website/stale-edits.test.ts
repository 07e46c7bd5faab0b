import type { Database, Person, Row, Where } from '../shared.ts'
import { guardStaleEdits } from './stale-edits.ts'

const [asha, ravi]: [Person, Person] = [
  { user: 'asha', app: true },
  { user: 'ravi', app: true },
]
const [first, second] = ['2026-11-26T10:00:00.000Z', '2026-11-26T10:05:00.000Z']

type Handler = (payload: unknown, meta: { keys: number[] }, where: Where) => unknown

/** The hooks of the notices, with one row in the database. */
function createNotice() {
  const row: Row = { id: 7, title: 'Holiday', date_updated: null }
  const handlers = new Map<string, Handler>()
  const filter = (event: string, handler: unknown) => void handlers.set(event, handler as Handler)
  guardStaleEdits({ filter }, () => Promise.resolve([{ ...row }]))
  const database = {} as Database
  const run = async (event: string, payload: unknown, accountability: Person | null) =>
    handlers.get(`notification.items.${event}`)?.(
      payload,
      { keys: [7] },
      { database, accountability, schema: {} },
    )
  return {
    open: (person: Person) => run('read', [{ ...row }], person),
    list: (person: Person) => run('read', [{ id: 7, title: row['title'] }], person),
    async save(person: Person | null, time: unknown) {
      await run('update', { title: 'Holiday on Friday' }, person)
      row['date_updated'] = time
    },
  }
}

test('the second of two editors who opened the same version is refused, and saves after opening it again', async () => {
  const notice = createNotice()
  await notice.open(asha)
  await notice.open(ravi)
  await notice.save(asha, first)
  await notice.list(ravi)
  await expect(notice.save(ravi, second)).rejects.toThrow('Somebody else has saved this')
  await notice.open(ravi)
  await notice.save(ravi, second)
  await expect(notice.save(asha, second)).rejects.toThrow('Somebody else has saved this')
})

test('one editor saves again and again, as the Studio reads what it has saved', async () => {
  const notice = createNotice()
  await notice.open(asha)
  // SQLite returns numbers, PostgreSQL dates.
  for (const time of [Date.parse(first), new Date(second)]) {
    await notice.save(asha, time)
    await notice.open(asha)
  }
})

test('a change of the CMS itself, or of somebody who has not opened the row, is saved', async () => {
  const notice = createNotice()
  await notice.open(asha)
  await notice.save(null, first)
  await notice.save(ravi, second)
})
