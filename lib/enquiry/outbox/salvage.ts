import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { attempt } from '../../server/attempt.ts'
import { columnsOf, openOutbox, transact } from './schema.ts'

type Row = Record<string, SQLOutputValue>
type Table = 'enquiry' | 'letter'
type Rows = Record<Table, Row[]>

const FILES = ['', '-wal', '-shm']
/** More than the size of any outbox, in bytes: a damaged header may contain any number. */
const MAX_BYTES = 2 ** 31

const CORRUPT = /^outbox\.corrupt-.*\.sqlite$/

/** The names of damaged outboxes that were replaced in a data folder. */
export const listCorrupt = (dataDir: string): string[] =>
  fs.readdirSync(dataDir).filter((name) => CORRUPT.test(name))

/** Deletes damaged outboxes from before `time`: they may contain enquiries past their retention. */
export function deleteCorrupt(dataDir: string, time: number): void {
  for (const name of listCorrupt(dataDir)) {
    const file = path.join(dataDir, name)
    if (fs.statSync(file).mtimeMs < time) removeFiles(file)
  }
}

/**
 * Replaces a damaged or missing outbox with a new one that has every row that can still be read
 * from it or from `open`, a connection to it. The new one is complete before the old one is moved:
 * if the disk is full, nothing changes. Returns the number of enquiries in the new one.
 */
export function replaceOutbox(file: string, open: DatabaseSync | null): number {
  const draft = `${file}.draft`
  removeFiles(draft)
  const enquiries = insertRows(draft, [...(open ? [readRows(open)] : []), readFile(file)])
  // Before the replacement: a connection deletes the log at its path when it closes.
  if (open?.isOpen) open.close()
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const corrupt = path.join(path.dirname(file), `outbox.corrupt-${time}.sqlite`)
  for (const suffix of FILES)
    if (fs.existsSync(/* turbopackIgnore: true */ `${file}${suffix}`))
      fs.renameSync(`${file}${suffix}`, `${corrupt}${suffix}`)
  fs.renameSync(draft, file)
  return enquiries
}

/** Adds the rows of another outbox that are missing in this one. Returns the number of new enquiries. */
export const mergeOutbox = (file: string, other: string): number =>
  insertRows(file, [readFile(other)])

function insertRows(file: string, sources: readonly Rows[]): number {
  const outbox = openOutbox(file)
  const insert = (table: Table): number => {
    const known = columnsOf(outbox, table)
    const rows = sources.flatMap((source) => source[table])
    return rows.filter((row) => insertRow(outbox, table, known, row)).length
  }
  try {
    return transact(outbox, () => {
      insert('letter')
      return insert('enquiry')
    })
  } finally {
    outbox.close()
  }
}

/** Returns whether the row was added: an existing row is kept, one with damaged values is skipped. */
function insertRow(outbox: DatabaseSync, table: Table, known: string[], row: Row): boolean {
  // A row that spans several pages can be readable although one of them is lost.
  const isWhole = table === 'letter' || attempt(() => JSON.parse(String(row['item'])) as unknown)
  if (!isWhole) return false
  const columns = known.filter((name) => row[name] !== undefined)
  const places = columns.map(() => '?').join(', ')
  const sql = `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${places})`
  const values = columns.map((name) => row[name] ?? null)
  return attempt(() => outbox.prepare(sql).run(...values))?.changes === 1
}

function readFile(file: string): Rows {
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

/** SQLite rejects a file that is shorter than its header says, but accepts one with empty pages. */
function padTruncated(file: string): void {
  const header = Buffer.alloc(100)
  const handle = fs.openSync(file, 'r')
  fs.readSync(handle, header, 0, 100, 0)
  fs.closeSync(handle)
  const length = header.readUInt16BE(16) * header.readUInt32BE(28)
  if (!header.toString('latin1').startsWith('SQLite format 3') || length > MAX_BYTES) return
  if (fs.statSync(file).size < length) fs.truncateSync(file, length)
}

const readRows = (database: DatabaseSync): Rows => ({
  enquiry: readTable(database, 'enquiry'),
  letter: readTable(database, 'letter'),
})

/** The rows that can be read from both ends of the table, and those in between that the index finds. */
function readTable(database: DatabaseSync, table: Table): Row[] {
  const rows = new Map<unknown, Row>()
  const ids = new Map<unknown, Row>()
  /** Adds the rows before the damage; returns whether all were read. */
  const read = (sql: string, found = rows, ...values: string[]): boolean =>
    attempt(() => {
      for (const row of database.prepare(sql).iterate(...values)) found.set(row.id, row)
      return true
    }) ?? false
  const all = `SELECT * FROM ${table} NOT INDEXED ORDER BY rowid`
  if (read(all)) return [...rows.values()]
  read(`${all} DESC`)
  for (const order of ['ASC', 'DESC']) read(`SELECT id FROM ${table} ORDER BY id ${order}`, ids)
  for (const id of ids.keys())
    if (!rows.has(id)) read(`SELECT * FROM ${table} WHERE id = ?`, rows, String(id))
  return [...rows.values()]
}

function removeFiles(file: string): void {
  for (const suffix of FILES) fs.rmSync(`${file}${suffix}`, { recursive: true, force: true })
}
