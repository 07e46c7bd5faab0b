import { createRequire } from 'node:module'
import type { Database, Row } from './database.ts'

export type MemoryDatabase = Database & { destroy: () => Promise<void> }

// What Directus itself speaks to its database with.
const connect = createRequire(import.meta.url)('knex') as (options: object) => MemoryDatabase

/** For tests: a database with these people, of which nothing is kept. */
export async function memoryDatabase(people: readonly Row[]): Promise<MemoryDatabase> {
  const connection = { filename: ':memory:' }
  const database = connect({ client: 'sqlite3', connection, useNullAsDefault: true })
  await database.schema.createTable('directus_users', (columns) => {
    columns.string('id', 36).primary()
    for (const name of ['password', 'email', 'status', 'provider']) columns.string(name, 255)
  })
  await database.schema.createTable('directus_sessions', (columns) => {
    columns.string('token', 64).primary()
    columns.string('user', 36)
  })
  await database('directus_users').insert(people)
  return database
}
