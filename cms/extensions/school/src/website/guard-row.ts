import type { Hooks, Row } from '../shared.ts'

/**
 * Checks each row of a collection as it will be stored, when one of these columns is written. `check`
 * throws what is wrong.
 */
export function guardRow(
  { filter }: Pick<Hooks, 'filter'>,
  collection: string,
  columns: readonly string[],
  check: (row: Row) => void,
): void {
  filter<Row>(`${collection}.items.create`, check)
  filter<Row>(`${collection}.items.update`, async (changes, { keys = [] }, { database }) => {
    if (!columns.some((column) => Object.hasOwn(changes, column))) return
    const rows = await database(collection)
      .select(...columns)
      .whereIn('id', keys)
    for (const row of rows) check({ ...row, ...changes })
  })
}
