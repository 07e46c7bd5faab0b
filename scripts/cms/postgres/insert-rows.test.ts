import { insertRows } from './insert-rows.ts'
import type { Postgres } from './postgres.ts'

type Row = { id: number; title: string }

/** Takes titles of up to five characters. */
function fakePostgres() {
  const stored: Row[] = []
  const query: Postgres['query'] = async (text, [json] = []) => {
    if (text.startsWith('INSERT')) {
      const rows = JSON.parse(String(json)) as Row[]
      const long = rows.find(({ title }) => title.length > 5)
      if (long) throw new Error(`value too long for type character varying(5): "${long.title}"`)
      stored.push(...rows)
    }
    return { rows: [] }
  }
  return { stored, postgres: { query, connect: async () => {}, end: async () => {} } }
}

test('rows that PostgreSQL refuses are named without their value, and the others are inserted', async () => {
  const { stored, postgres } = fakePostgres()
  const titles = ['a', 'too long', 'b', 'c', 'longer still', 'd']
  const rows = titles.map((title, index) => ({ id: index + 1, title }))
  const reason = 'value too long for type character varying(5): …'
  expect(await insertRows(postgres, 'notice', ['id', 'title'], rows)).toEqual([
    `notice 2 (${reason})`,
    `notice 5 (${reason})`,
  ])
  expect(stored.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd'])
})
