import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cmsFolder } from '../../launcher/folders.mjs'
import { Problem } from '../../launcher/problem.mjs'

/** What of a client of the package `pg` is used. */
export type Postgres = {
  connect: () => Promise<void>
  query: (text: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  end: () => Promise<void>
}
type Driver = { Client: new (settings: Record<string, unknown>) => Postgres }

/** A connection to the database of these variables of Directus. Throws a Problem. */
export async function openPostgres(environment: Record<string, string>): Promise<Postgres> {
  // The driver is a package of the CMS.
  const { Client } = createRequire(join(cmsFolder, 'package.json'))('pg') as Driver
  const { DB_CONNECTION_STRING, DB_HOST, DB_PORT, DB_DATABASE, DB_USER, DB_PASSWORD, DB_SSL } =
    environment
  const client = new Client({
    // Where it is set, it replaces the others.
    connectionString: DB_CONNECTION_STRING,
    host: DB_HOST,
    port: DB_PORT,
    database: DB_DATABASE,
    user: DB_USER,
    password: DB_PASSWORD,
    ...(DB_SSL === 'true' && { ssl: true }),
    connectionTimeoutMillis: 10_000,
  })
  try {
    await client.connect()
  } catch (error) {
    const { code, message } = Object(error) as { code?: unknown; message?: unknown }
    throw new Problem(
      `PostgreSQL cannot be used (${String(code ?? message)}): look at the DB_ settings.`,
    )
  }
  return client
}

/** A name in SQL. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
