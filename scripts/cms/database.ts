import { hash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { chmod, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cmsFolder } from '../launcher/folders.mjs'
import { messageOf, Problem } from '../launcher/problem.mjs'
import { printStep, withProgress } from '../launcher/progress.mjs'
import { databaseRecord, writeFileSafely } from '../lib/disk.ts'
import { directus } from './directus.ts'
import type { Supervisor } from '../lib/supervisor.ts'
import { DAY_MS, HOUR_MS } from 'school-schema/values/durations'

/** A midnight between 13 hours before that of UTC, as in New Zealand, and 11 hours after it. */
const FURTHEST_EAST_MS = 13 * HOUR_MS

/**
 * Directus stores a day in SQLite as the milliseconds of its midnight in the time zone of its
 * process, which was that of the computer before it was always UTC. Moves every other midnight to
 * that of the same day in UTC, and returns their number. Days in UTC stay, however often it runs.
 */
export function moveDaysToUtc(file: string): number {
  const database = new DatabaseSync(file)
  try {
    database.exec('BEGIN IMMEDIATE')
    const moved = listDayColumns(database).map(({ table, column }) => {
      const past = `((${column} + ${FURTHEST_EAST_MS}) % ${DAY_MS} + ${DAY_MS}) % ${DAY_MS}`
      return database
        .prepare(
          `UPDATE ${table} SET ${column} = ${column} + ${FURTHEST_EAST_MS} - ${past}
           WHERE typeof(${column}) = 'integer' AND ${column} % ${DAY_MS} <> 0`,
        )
        .run().changes
    })
    database.exec('COMMIT')
    return moved.reduce<number>((sum, changes) => sum + Number(changes), 0)
  } finally {
    // Undoes a transaction that was not committed.
    database.close()
  }
}

const quote = (name: unknown) => `"${String(name).replaceAll('"', '""')}"`

const listDayColumns = (database: DatabaseSync) =>
  database
    .prepare(
      `SELECT sqlite_master.name AS "table", columns.name AS "column"
       FROM sqlite_master, pragma_table_info(sqlite_master.name) AS columns
       WHERE sqlite_master.type = 'table' AND lower(columns.type) = 'date'`,
    )
    .all()
    .map((row) => ({ table: quote(row['table']), column: quote(row['column']) }))

type Environment = Record<string, string>

/** The SQLite database after a move to PostgreSQL. */
export const movedFileOf = (file: string) => `${file}.before-postgres`

/**
 * Migrates the database to the installed Directus: system tables, migrations, first administrator.
 * Does nothing if the data folder records that it was done. Returns whether the database is new.
 */
export async function prepareDatabase(
  dataDir: string,
  environment: Environment,
  supervisor: Supervisor,
): Promise<boolean> {
  const file = sqliteFile(environment)
  if (file) await protect(file)
  if (file && hasContent(file)) {
    requireSound(file)
    correctDays(file)
  }
  const wanted = await describe(environment)
  const done = await readFile(databaseRecord(dataDir), 'utf8').catch(() => undefined)
  const isThere = file ? hasContent(file) : done !== undefined
  if (isThere && done === wanted) return false
  if (file && !isThere && existsSync(movedFileOf(file)))
    throw new Problem(
      'The CMS was moved to PostgreSQL: set its DB_ variables again, or go back while they are set (docs/limits.md).',
    )
  if (file && !isThere && done && placeIn(done) === placeIn(wanted))
    throw new Problem(
      `${file} is missing or empty, but the CMS was installed: put it back from a backup, or delete ${databaseRecord(dataDir)} to start with an empty CMS.`,
    )
  await withProgress(isThere ? "Updating the CMS's database" : "Creating the CMS's database", () =>
    file && !isThere
      ? createSqlite(file, environment, supervisor)
      : supervisor.run(directus(['bootstrap'], environment)),
  )
  await writeFileSafely(databaseRecord(dataDir), wanted, 0o600)
  return !isThere
}

/** Throws a Problem if an SQLite database is damaged. It stays as it is: parts of it may be saved. */
function requireSound(file: string): void {
  const damage = damageOf(file)
  if (damage)
    throw new Problem(
      `${file} is damaged (${damage}). Stop, put it back from a backup, and start again.`,
    )
}

function damageOf(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file, { timeout: 5_000 })
    try {
      const found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
      return found === 'ok' ? undefined : String(found)
    } finally {
      database.close()
    }
  } catch (error) {
    return messageOf(error)
  }
}

function correctDays(file: string): void {
  const moved = moveDaysToUtc(file)
  if (moved > 0)
    printStep(
      `Corrected ${moved} dates of the CMS, which an earlier version stored in the time zone of the computer`,
    )
}

const hasContent = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

/** The database that a record is about, without the version of Directus. */
const placeIn = (record: string) => /"database":"(\w+)"/.exec(record)?.[1]

/**
 * Directus accepts an incomplete database, without an administrator, as complete. So it is created
 * under another name and then renamed.
 */
async function createSqlite(file: string, environment: Environment, supervisor: Supervisor) {
  const draft = `${file}.new`
  await rm(draft, { force: true })
  await rm(`${draft}-journal`, { force: true })
  await supervisor.run(
    directus(['bootstrap'], { ...environment, DB_FILENAME: `${TEXT_PREFIX}${draft}` }),
  )
  await rename(draft, file)
  await protect(file)
}

/** Readable by its owner only. SQLite gives its journals the mode of the database. */
async function protect(file: string): Promise<void> {
  if (existsSync(file)) await chmod(file, 0o600)
}

/** Prevents Directus from parsing a value as a number or a list. */
const TEXT_PREFIX = 'string:'

function sqliteFile({ DB_CLIENT, DB_FILENAME = '' }: Environment): string | undefined {
  if (DB_CLIENT !== 'sqlite3') return undefined
  return resolve(cmsFolder, DB_FILENAME.replace(TEXT_PREFIX, ''))
}

async function describe(environment: Environment): Promise<string> {
  const { DB_CLIENT, DB_HOST, DB_PORT, DB_DATABASE, DB_CONNECTION_STRING } = environment
  const manifest = await readFile(join(cmsFolder, 'node_modules/directus/package.json'), 'utf8')
  const place = [DB_CLIENT, DB_HOST, DB_PORT, DB_DATABASE, DB_CONNECTION_STRING]
  return `${JSON.stringify({
    directus: String(Reflect.get(JSON.parse(manifest), 'version')),
    database: hash('sha256', JSON.stringify(place), 'hex'),
  })}\n`
}
