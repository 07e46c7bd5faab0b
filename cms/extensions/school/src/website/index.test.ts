import type { Hooks } from '../shared.ts'
import { openDatabase } from '../testing/database.ts'
import { renamePageKinds } from './index.ts'

test('a start renames the kinds of an earlier version, and changes nothing else', async () => {
  const database = await openDatabase()
  const start = async () => {
    const started: unknown[] = []
    const init: Hooks['init'] = (_event, handler) =>
      void started.push(handler({ app: {} as never }))
    renamePageKinds({ init }, database)
    await Promise.all(started)
  }
  // Neither the first start nor an earlier version without the column.
  await start()
  await database.raw('CREATE TABLE pages (id)')
  await start()
  await database.raw('ALTER TABLE pages ADD COLUMN kind text')
  await database.raw('ALTER TABLE pages ADD COLUMN date_updated text')
  const kinds = ['karate', 'abacus', 'text', null, 'Karate']
  await database('pages').insert(kinds.map((kind, id) => ({ id, kind })))
  await start()
  await start()
  const rows = await database('pages')
  expect(rows.map(({ kind }) => kind)).toEqual(['pictures', 'notice-board', 'text', null, 'Karate'])
  expect(rows.filter(({ date_updated }) => date_updated !== null)).toEqual([])
  await database.destroy()
})
