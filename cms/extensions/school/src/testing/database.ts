import { createRequire } from 'node:module'
import type { Database } from '../shared.ts'

/** A database in memory; close it with `destroy`. */
export type MemoryDatabase = Database & { destroy: () => Promise<void> }

/** The one of Directus. */
const knex = createRequire(import.meta.resolve('../../../../package.json'))('knex') as (
  options: object,
) => MemoryDatabase

/** Opens an empty database in memory. */
export const openDatabase = (): MemoryDatabase =>
  knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true })
