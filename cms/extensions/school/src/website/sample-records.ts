import { createOwnTable } from 'school-schema/own-tables'
import { rowsIn, type Database, type Row } from '../shared.ts'

/**
 * What the set-up wrote into each row of the sample: what is still equal to it was written by no
 * person. Revisions would say the same, but Directus deletes them after 90 days.
 */
const TABLE = 'school_sample'

const createTable = (database: Database) => database.raw(createOwnTable(TABLE))

/** Records rows of the sample; one that is known stays as it is. */
export async function saveRecords(database: Database, records: readonly Row[]): Promise<void> {
  const keyOf = ({ collection, item }: Row) => `${String(collection)} ${String(item)}`
  await createTable(database)
  const known = new Set((await database(TABLE).select('collection', 'item')).map(keyOf))
  for (const record of records) {
    if (known.has(keyOf(record))) continue
    known.add(keyOf(record))
    const { collection, item, values } = record
    await database(TABLE).insert({ collection, item, seeded: JSON.stringify(values) })
  }
}

/** What the set-up wrote into the rows of a collection, by their keys. */
export async function listRecords(
  database: Database,
  collection: string,
): Promise<Map<string, Row>> {
  await createTable(database)
  const records = await database(TABLE).where({ collection }).select()
  return new Map(
    records.map(({ item, seeded }) => [String(item), rowsIn(`[${String(seeded)}]`)[0] ?? {}]),
  )
}

/** Forgets all records once the sample is cleared. */
export async function deleteRecords(database: Database): Promise<void> {
  await createTable(database)
  await database(TABLE).del()
}
