import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ENQUIRIES } from 'school-schema/enquiry/enquiries'
import { runProgram } from './programs.ts'

const BUSY_TIMEOUT_MS = 20_000

const DUMP = 'cms.dump'
const SQLITE = 'cms.sqlite'

/** The ids of all enquiries; a CMS that has not started since an upgrade lacks a table. */
const idsIn = (tables: readonly string[]) =>
  ENQUIRIES.filter((name) => tables.includes(name))
    .map((name) => `SELECT CAST(id AS text) AS id FROM ${name}`)
    .join(' UNION ALL ')

const SQLITE_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
const POSTGRES_TABLES =
  'SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()'

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
  const tables = cms.prepare(SQLITE_TABLES).all()
  const ids = cms.prepare(idsIn(tables.map(({ name }) => String(name)))).all()
  cms.close()
  return ids.map(({ id }) => String(id))
}

async function dumpPostgres(file: string, database: Record<string, string>): Promise<string[]> {
  const env = postgresVariables(database)
  // Before the dump: what has been deleted in between does not need to be in it.
  const ask = (question: string) => runProgram('psql', ['-w', '-At', '-c', question], { env })
  const ids = await ask(idsIn((await ask(POSTGRES_TABLES)).split('\n')))
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
