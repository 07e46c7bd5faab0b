import {
  closeSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { openOutbox } from './schema.ts'

type Row = Record<string, SQLOutputValue>
type Rows = Record<Table, Row[]>
type Table = (typeof TABLES)[number]

const TABLES = ['enquiry', 'letter'] as const
const FILES = ['', '-wal', '-shm']
/** Longer than any outbox, in bytes: a damaged head may say anything. */
const LONGEST = 2 ** 31

const SET_ASIDE = /^outbox\.corrupt-.*\.sqlite$/

/** The damaged outboxes of a data folder that were set aside, by name. */
export function listSetAside(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => SET_ASIDE.test(name))
}

/** Deletes what was set aside before `time`: enquiries past their retention may be in it. */
export function deleteSetAside(dataDir: string, time: number): void {
  for (const name of listSetAside(dataDir)) {
    const file = path.join(dataDir, name)
    if (statSync(file).mtimeMs >= time) continue
    for (const ending of FILES) rmSync(`${file}${ending}`, { recursive: true, force: true })
  }
}

/**
 * Puts a new outbox in the place of a damaged or missing one, with every row that can still be read
 * from it or from `open`, a connection to it. The new one is complete before the old one is moved:
 * when the disk refuses, all is as before. Answers how many enquiries the new one has.
 */
export function replaceOutbox(file: string, open: DatabaseSync | null): number {
  const draft = `${file}.draft`
  removeFiles(draft)
  const enquiries = fill(draft, [...(open ? [readRows(open)] : []), readRowsOf(file)])
  // Before the exchange: a connection deletes the log of its path when it is closed.
  if (open?.isOpen) open.close()
  setAside(file)
  renameSync(draft, file)
  return enquiries
}

/** Adds the rows of another outbox that this one lacks. Answers how many enquiries were added. */
export function mergeOutbox(file: string, other: string): number {
  const outbox = openOutbox(file)
  try {
    return insertRows(outbox, readRowsOf(other))
  } finally {
    outbox.close()
  }
}

function fill(file: string, sources: Rows[]): number {
  const outbox = openOutbox(file)
  try {
    return sources.reduce((count, rows) => count + insertRows(outbox, rows), 0)
  } finally {
    outbox.close()
  }
}

function insertRows(outbox: DatabaseSync, rows: Rows): number {
  let enquiries = 0
  outbox.exec('BEGIN IMMEDIATE')
  for (const table of TABLES) {
    const known = outbox.prepare(`PRAGMA table_info(${table})`).all()
    const columns = known.map(({ name }) => String(name))
    for (const row of rows[table])
      if (insertRow(outbox, table, columns, row) && table === 'enquiry') enquiries += 1
  }
  outbox.exec('COMMIT')
  return enquiries
}

/** Answers whether it was added: a known row is left as it is, one with damaged values is left out. */
function insertRow(outbox: DatabaseSync, table: Table, known: string[], row: Row): boolean {
  if (table === 'enquiry' && !isJson(row['item'])) return false
  const columns = known.filter((name) => row[name] !== undefined)
  const places = columns.map(() => '?').join(', ')
  const sql = `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${places})`
  try {
    return outbox.prepare(sql).run(...columns.map((name) => row[name] ?? null)).changes === 1
  } catch {
    return false
  }
}

function readRowsOf(file: string): Rows {
  let database: DatabaseSync | undefined
  try {
    padTruncated(file)
    database = new DatabaseSync(file, { readOnly: true })
    return readRows(database)
  } catch {
    return { enquiry: [], letter: [] }
  } finally {
    database?.close()
  }
}

/** SQLite reads nothing of a file that is shorter than its head says; of one with empty pages, the rest. */
function padTruncated(file: string): void {
  const head = Buffer.alloc(100)
  const handle = openSync(file, 'r')
  readSync(handle, head, 0, 100, 0)
  closeSync(handle)
  const length = head.readUInt16BE(16) * head.readUInt32BE(28)
  if (!head.toString('latin1').startsWith('SQLite format 3') || length > LONGEST) return
  if (statSync(file).size < length) truncateSync(file, length)
}

const readRows = (database: DatabaseSync): Rows => ({
  enquiry: readTable(database, 'enquiry'),
  letter: readTable(database, 'letter'),
})

/**
 * The rows that can be read: from both ends of the table up to what is damaged, and those in between
 * that the index of keys still leads to.
 */
function readTable(database: DatabaseSync, table: Table): Row[] {
  const rows = new Map<string, Row>()
  const keep = (row: Row) => void rows.set(keyOf(row), row)
  const all = `SELECT * FROM ${table} NOT INDEXED ORDER BY rowid`
  if (readUntilDamage(database, all, [], keep)) return [...rows.values()]
  readUntilDamage(database, `${all} DESC`, [], keep)
  const ids = new Set<string>()
  for (const order of ['ASC', 'DESC']) {
    const keys = `SELECT id FROM ${table} ORDER BY id ${order}`
    readUntilDamage(database, keys, [], (row) => void ids.add(keyOf(row)))
  }
  for (const id of ids)
    if (!rows.has(id)) readUntilDamage(database, `SELECT * FROM ${table} WHERE id = ?`, [id], keep)
  return [...rows.values()]
}

/** What lies on several pages can be read even when one of them is lost. */
function isJson(text: SQLOutputValue | undefined): boolean {
  try {
    JSON.parse(String(text))
    return true
  } catch {
    return false
  }
}

const keyOf = ({ id }: Row): string => (typeof id === 'string' ? id : '')

/** Answers whether all rows could be read. */
function readUntilDamage(
  database: DatabaseSync,
  sql: string,
  values: SQLInputValue[],
  keep: (row: Row) => void,
): boolean {
  try {
    for (const row of database.prepare(sql).iterate(...values)) keep(row)
    return true
  } catch {
    return false
  }
}

function setAside(file: string): void {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const place = path.join(path.dirname(file), `outbox.corrupt-${time}.sqlite`)
  for (const ending of FILES) {
    if (!statSync(/* turbopackIgnore: true */ `${file}${ending}`, { throwIfNoEntry: false }))
      continue
    renameSync(`${file}${ending}`, `${place}${ending}`)
  }
}

function removeFiles(file: string): void {
  for (const ending of FILES) rmSync(`${file}${ending}`, { force: true })
}
