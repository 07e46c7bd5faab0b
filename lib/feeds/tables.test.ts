import { bodies } from '../../content/pages/administration/bodies.ts'
import type * as Fees from '../../content/pages/admission/fees.ts'
import { plainSchool } from '../content/testing/plain.ts'
import { calendarTable, feesTable, memberTables, tableHref } from './tables.ts'

jest.mock('../content/collections/fees.ts', () => {
  const { feesOfTheSite } = jest.requireActual<typeof Fees>('../../content/pages/admission/fees.ts')
  return { listFees: () => Promise.resolve(feesOfTheSite) }
})

jest.mock('../content/collections/school.ts', () => ({
  getSchool: () => Promise.resolve({ ...plainSchool, namedSession: '2026-2027' }),
}))

test.each([...memberTables, feesTable, calendarTable].map((table) => [table.name, table] as const))(
  '%s: every row has a cell for each column',
  async (name, { columns, rows }) => {
    const cells = await rows()
    expect(cells.length).toBeGreaterThan(3)
    expect(cells.filter((row) => row.length !== columns.length)).toEqual([])
    expect(tableHref({ name })).toMatch(/^\/tables\/[a-z-]+\.csv$/)
  },
)

test('a fee is a figure, without the commas of the page', async () => {
  expect((await feesTable.rows()).at(-1)).toEqual(['VIII', 16750])
})

test('a member is numbered, described and given with the number to call', async () => {
  const [, , committee] = memberTables
  const rows = (await committee?.rows()) ?? []
  expect(rows[0]).toEqual([1, 'Mrs Sunita Das', 'Presiding Officer, Headmistress', '0361 000 0041'])
  expect(rows).toHaveLength(bodies[2]?.members.length ?? 0)
})

test('what lasts one day ends on the day it begins', async () => {
  const rows = await calendarTable.rows()
  expect(rows[0]).toEqual(['2025-04-02', '2025-04-02', 'The session begins', 'Term'])
  expect(rows).toContainEqual(['2026-12-24', '2027-01-02', 'Winter vacation', 'Holiday'])
})
