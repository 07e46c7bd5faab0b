import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ENQUIRIES } from 'school-schema/enquiry/enquiries'
import { runProgram } from './programs.ts'

const BUSY_TIMEOUT_MS = 20_000

const DUMP = 'cms.dump'
const SQLITE = 'cms.sqlite'

const ENQUIRY_IDS = ENQUIRIES.map(
  (collection) => `SELECT CAST(id AS text) AS id FROM ${collection}`,
).join(' UNION ALL ')

/**
 * Makes a consistent copy of an SQLite database while others write to it. The copy has no free
 * pages, so it does not contain erased rows.
 */
export function copySqlite(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
}

/** Copies the database of the CMS into a folder. Returns the ids of the enquiries in the copy. */
export async function copyCms(
  dataDir: string,
  folder: string,
  database: Record<string, string>,
): Promise<string[]> {
  if (database['DB_CLIENT'] === 'pg') return dumpPostgres(join(folder, DUMP), database)
  const copy = join(folder, SQLITE)
  copySqlite(join(dataDir, SQLITE), copy)
  const cms = new DatabaseSync(copy, { readOnly: true })
  const ids = cms.prepare(ENQUIRY_IDS).all()
  cms.close()
  return ids.map(({ id }) => String(id))
}

async function dumpPostgres(file: string, database: Record<string, string>): Promise<string[]> {
  const env = postgresVariables(database)
  // Before the dump: what has been deleted in between does not need to be in it.
  const ids = await runProgram('psql', ['-w', '-At', '-c', ENQUIRY_IDS], { env })
  await runProgram('pg_dump', ['-w', '--format=custom', `--file=${file}`], { env })
  return ids.split('\n').filter(Boolean)
}

/** Loads the dump in a folder into PostgreSQL, completely or not at all; there is none with SQLite. */
export async function loadPostgres(
  folder: string,
  database: Record<string, string>,
): Promise<void> {
  const isPostgres = database['DB_CLIENT'] === 'pg'
  if (existsSync(join(folder, DUMP)) !== isPostgres)
    throw new Error('The backup is of another kind of database: set the DB_ variables as then.')
  if (!isPostgres) return
  const env = postgresVariables(database)
  const options = ['--single-transaction', '--exit-on-error', '--clean', '--if-exists']
  const own = ['--no-owner', '--no-privileges', `--dbname=${env['PGDATABASE'] ?? ''}`]
  await runProgram('pg_restore', ['-w', ...options, ...own, join(folder, DUMP)], { env })
}

const POSTGRES_SETTINGS = ['HOST', 'PORT', 'DATABASE', 'USER', 'PASSWORD'] as const

/** The connection settings of PostgreSQL's programs. Others could see a password in an argument. */
const postgresVariables = (database: Record<string, string>): Record<string, string> =>
  Object.fromEntries(POSTGRES_SETTINGS.map((name) => [`PG${name}`, database[`DB_${name}`] ?? '']))
