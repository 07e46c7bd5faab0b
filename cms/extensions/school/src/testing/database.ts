import { createRequire } from 'node:module'
import { createOwnTables } from 'school-schema/own-tables'
import type { Database } from '../shared.ts'

/** A database in memory; close it with `destroy`. */
export type MemoryDatabase = Database & { destroy: () => Promise<void> }

/** The one of Directus. */
const knex = createRequire(import.meta.resolve('../../../../package.json'))('knex') as (
  options: object,
) => MemoryDatabase

/** Opens a database in memory with the extension's own tables. */
export async function openDatabase(): Promise<MemoryDatabase> {
  const filename = ':memory:'
  const database = knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true })
  for (const statement of createOwnTables) await database.raw(statement)
  return database
}
