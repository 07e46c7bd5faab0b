import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { createOwnTable } from 'school-schema/own-tables'
import { ownValue } from 'school-schema/values/own-value'
import { Problem } from '../../launcher/problem.mjs'
import { quote, type Postgres } from './postgres.ts'

const BATCH = 500
/** What changes while nobody writes. */
const OF_THE_PROGRAM = ['directus_sessions', 'directus_activity', 'content_finding', 'school_clock']
/** The set-up corrects the model at every start. */
const NOT_BY_THE_SET_UP =
  "WHERE collection NOT IN ('directus_collections', 'directus_fields', 'directus_settings')"

/**
 * Replaces all rows in PostgreSQL by those of SQLite, in one transaction, with `finish` at its end.
 * Throws a Problem if a table, a column or a row would be missing.
 */
export async function copyRows(
  sqlite: DatabaseSync,
  postgres: Postgres,
  finish: () => Promise<void>,
): Promise<{ tables: number; rows: number }> {
  await postgres.query("BEGIN; SET LOCAL TIME ZONE 'UTC'")
  await postgres.query(createOwnTable('school_clock'))
  await postgres.query(createOwnTable('school_sample'))
  const tables = listTables(sqlite)
  const restoreKeys = await dropForeignKeys(postgres)
  await postgres.query(`TRUNCATE ${tables.map(quote).join(', ')}`)
  let rows = 0
  for (const table of tables)
    rows += await copyTable(sqlite, postgres, table).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Problem(`The move to PostgreSQL stops at ${table}: ${reason}`)
    })
  await restoreKeys()
  await finish()
  await postgres.query('COMMIT')
  return { tables: tables.length, rows }
}

async function copyTable(sqlite: DatabaseSync, postgres: Postgres, table: string): Promise<number> {
  const types = await readTypes(postgres, table)
  const columns = sqlite
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))
  const missing = columns.filter((name) => !types.has(name))
  if (missing.length > 0)
    throw new Problem(`PostgreSQL has no column ${table}.${missing.join(', ')}`)
  const names = columns.map(quote).join(', ')
  const insert = `INSERT INTO ${quote(table)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${quote(table)}, $1)`
  let [batch, count]: [object[], number] = [[], 0]
  const send = async () => {
    if (batch.length > 0) await postgres.query(insert, [JSON.stringify(batch)])
    count += batch.length
    batch = []
  }
  for (const row of sqlite.prepare(`SELECT * FROM ${quote(table)}`).iterate()) {
    batch.push(
      Object.fromEntries(
        columns.map((name) => [name, convert(ownValue(row, name) ?? null, types.get(name) ?? '')]),
      ),
    )
    if (batch.length === BATCH) await send()
  }
  await send()
  if ((await countRows(postgres, table)) !== count)
    throw new Problem(`PostgreSQL has not all rows of ${table}`)
  await continueNumbers(postgres, table)
  return count
}

/** The type of each column in PostgreSQL. */
async function readTypes(postgres: Postgres, table: string): Promise<Map<string, string>> {
  const { rows } = await postgres.query(
    `SELECT column_name, data_type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1`,
    [table],
  )
  return new Map(rows.map((row) => [String(row['column_name']), String(row['data_type'])]))
}

/** Directus stores times and days in SQLite as milliseconds, in UTC. */
function convert(value: SQLOutputValue, type: string): unknown {
  if (value === null) return null
  if (/^json/.test(type)) return JSON.parse(String(value))
  if (type === 'boolean') return Boolean(value)
  if (typeof value === 'number' && /^(timestamp|date)/.test(type)) {
    const time = new Date(value).toISOString()
    return type === 'date' ? time.slice(0, 10) : time
  }
  return value
}

const listTables = (sqlite: DatabaseSync) =>
  sqlite
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))

async function countRows(postgres: Postgres, table: string, some = ''): Promise<number> {
  const { rows } = await postgres.query(`SELECT count(*) AS count FROM ${quote(table)} ${some}`)
  return Number(rows[0]?.['count'])
}

/** The tables with another number of rows; every change of content adds a revision. */
export async function countDifferences(
  sqlite: DatabaseSync,
  postgres: Postgres,
): Promise<string[]> {
  const different: string[] = []
  for (const table of listTables(sqlite).filter((name) => !OF_THE_PROGRAM.includes(name))) {
    const some = table === 'directus_revisions' ? NOT_BY_THE_SET_UP : ''
    const before = sqlite.prepare(`SELECT count(*) AS count FROM ${quote(table)} ${some}`).get()
    if ((await countRows(postgres, table, some)) !== before?.['count']) different.push(table)
  }
  return different
}

/** The next number of a column that counts up. */
async function continueNumbers(postgres: Postgres, table: string): Promise<void> {
  const { rows } = await postgres.query(
    `SELECT column_name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND column_default LIKE 'nextval(%'`,
    [table],
  )
  for (const row of rows) {
    const column = String(row['column_name'])
    await postgres.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), max(${quote(column)})) FROM ${quote(table)}`,
      [quote(table), column],
    )
  }
}

/** Without them rows can come in any order; returns what checks and adds them again. */
async function dropForeignKeys(postgres: Postgres): Promise<() => Promise<void>> {
  const { rows } = await postgres.query(
    `SELECT conrelid::regclass AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  for (const { table, name } of rows)
    await postgres.query(`ALTER TABLE ${String(table)} DROP CONSTRAINT ${String(name)}`)
  return async () => {
    for (const { table, name, definition } of rows)
      await postgres.query(
        `ALTER TABLE ${String(table)} ADD CONSTRAINT ${String(name)} ${String(definition)}`,
      )
  }
}
