import type { DatabaseSync } from 'node:sqlite'
import { createOwnTables } from 'school-schema/own-tables'
import { messageOf, Problem } from '../../launcher/problem.mjs'
import { insertRows } from './insert-rows.ts'
import { quote, type Postgres } from './postgres.ts'
import { toStoredRow } from './stored-row.ts'

const BATCH = 500
/** How many rows a message names. */
const SHOWN = 10
/** What changes while nobody writes. */
const OF_THE_PROGRAM = [
  'directus_sessions',
  'directus_activity',
  'directus_revisions',
  'content_finding',
  'school_clock',
]
/** What people have changed since; the set-up corrects the model at every start. */
const CHANGED_SINCE = `SELECT DISTINCT collection FROM directus_activity
  WHERE id > $1 AND action IN ('create', 'update', 'delete')
    AND collection NOT IN ('directus_collections', 'directus_fields', 'directus_settings')`

/** Rows by table and key: those that PostgreSQL refuses, and those whose text loses characters there. */
type Found = { refused: string[]; changed: string[] }

/**
 * Replaces all rows in PostgreSQL by those of SQLite, in one transaction, with `finish` at its end.
 * Throws a Problem that names what would be missing: a table, a column or rows.
 */
export async function copyRows(
  sqlite: DatabaseSync,
  postgres: Postgres,
  finish: () => Promise<void>,
): Promise<{ tables: number; rows: number; changed: string | null }> {
  await postgres.query("BEGIN; SET LOCAL TIME ZONE 'UTC'")
  for (const statement of createOwnTables) await postgres.query(statement)
  const tables = listTables(sqlite)
  const restoreKeys = await dropForeignKeys(postgres)
  let rows = 0
  const found: Found = { refused: [], changed: [] }
  for (const table of tables)
    rows += await copyTable(sqlite, postgres, table, found).catch(stopAt(table))
  const { refused, changed } = found
  if (refused.length > 0)
    throw new Problem(
      `PostgreSQL refuses ${refused.length} rows, and nothing was moved. Start without its settings, and correct: ${listRows(refused)}`,
    )
  await restoreKeys().catch(stopAt('the relations'))
  await finish()
  await postgres.query('COMMIT')
  return { tables: tables.length, rows, changed: changed.length > 0 ? listRows(changed) : null }
}

const listRows = (rows: readonly string[]) =>
  [...rows.slice(0, SHOWN), ...(rows.length > SHOWN ? [`${rows.length - SHOWN} more`] : [])].join(
    '; ',
  )

const stopAt = (place: string) => (error: unknown) => {
  throw new Problem(`The move to PostgreSQL stops at ${place}: ${messageOf(error)}`)
}

/** Replaces the rows of a table, and adds to what was found. */
async function copyTable(
  sqlite: DatabaseSync,
  postgres: Postgres,
  table: string,
  found: Found,
): Promise<number> {
  const types = await readTypes(postgres, table)
  const columns = sqlite
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))
  const missing = columns.filter((name) => !types.has(name))
  if (missing.length > 0)
    throw new Problem(`PostgreSQL has no column ${table}.${missing.join(', ')}`)
  await postgres.query(`DELETE FROM ${quote(table)}`)
  const before = found.refused.length
  let [batch, count]: [Record<string, unknown>[], number] = [[], 0]
  const send = async () => {
    found.refused.push(...(await insertRows(postgres, table, columns, batch)))
    count += batch.length
    batch = []
  }
  for (const row of sqlite.prepare(`SELECT * FROM ${quote(table)}`).iterate()) {
    const name = `${table} ${String(Object.values(row)[0])}`
    try {
      const { values, changed } = toStoredRow(row, types)
      batch.push(values)
      if (changed.length > 0) found.changed.push(`${name} (${changed.join(', ')})`)
    } catch (error) {
      found.refused.push(`${name} (${messageOf(error)})`)
    }
    if (batch.length === BATCH) await send()
  }
  await send()
  if (found.refused.length > before) return count
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

const listTables = (sqlite: DatabaseSync) =>
  sqlite
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
    // Directus creates a table whose name has a space, and then ignores it.
    .filter((name) => !name.includes(' ') || sqlite.prepare(`SELECT 1 FROM ${quote(name)}`).get())

async function countRows(postgres: Postgres, table: string): Promise<number> {
  const { rows } = await postgres.query(`SELECT count(*) AS count FROM ${quote(table)}`)
  return Number(rows[0]?.['count'])
}

/** The tables with another number of rows in PostgreSQL, or with a row that was changed there. */
export async function findDifferences(sqlite: DatabaseSync, postgres: Postgres): Promise<string[]> {
  const last = sqlite.prepare('SELECT max(id) AS id FROM directus_activity').get()
  const { rows } = await postgres.query(CHANGED_SINCE, [last?.['id'] ?? 0])
  const different = new Set(rows.map(({ collection }) => String(collection)))
  for (const table of listTables(sqlite).filter((name) => !OF_THE_PROGRAM.includes(name))) {
    const before = sqlite.prepare(`SELECT count(*) AS count FROM ${quote(table)}`).get()
    if ((await countRows(postgres, table)) !== before?.['count']) different.add(table)
  }
  return [...different]
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
