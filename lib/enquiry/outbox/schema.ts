import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const BUSY_TIMEOUT_MS = 5_000

// FULL: a commit is on disk before the visitor is thanked. Secure delete: erased data is
// overwritten, not only unlinked.
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;`

const tables = `
  -- Pending, unless refusal (the CMS does not accept it) or delivered_at (the CMS has it) is set.
  CREATE TABLE IF NOT EXISTS enquiry (
    id TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    item TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    refusal TEXT,
    delivered_at INTEGER
  ) STRICT;
  -- The queue of e-mails to the office, without personal data. Existing outboxes have this name.
  CREATE TABLE IF NOT EXISTS letter (
    id TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL
  ) STRICT;
  -- When e-mails were sent in the last hour, to limit their number across restarts.
  CREATE TABLE IF NOT EXISTS sent_mail (sent_at INTEGER NOT NULL) STRICT;
  -- Of earlier versions.
  DROP TABLE IF EXISTS receipt;`

/** Opens an outbox, creates or migrates it. Throws if it is damaged or unusable. */
export function openOutbox(file: string): DatabaseSync {
  protect(file)
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.exec(settings)
    if (!isConsistent(database)) throw new Error('The outbox is damaged')
    database.exec(tables)
    if (!columnsOf(database, 'enquiry').includes('delivered_at'))
      database.exec('ALTER TABLE enquiry ADD COLUMN delivered_at INTEGER')
    // Throws if the file is another database.
    database.prepare('SELECT id, collection, item, received_at, tries, next_at FROM enquiry')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** The names of the columns of a table. */
export const columnsOf = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .map(({ name }) => String(name))

/** Runs in one transaction. */
export function transact<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk has already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Whether the file is damaged, checked by a new connection without cached pages. */
export function isOutboxDamaged(file: string): boolean {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
    return !isConsistent(database)
  } catch (error) {
    return !isBusy(error)
  } finally {
    database?.close()
  }
}

// https://sqlite.org/rescode.html. The lowest byte of an extended code is the primary one.
const codeOf = (error: unknown): number =>
  Number((Object(error) as { errcode?: unknown }).errcode) & 0xff

/** Whether another process holds the lock: BUSY or LOCKED. */
export const isBusy = (error: unknown): boolean => [5, 6].includes(codeOf(error))

/** Whether the disk returned other data than was written: IOERR, CORRUPT or NOTADB. */
export const isDamage = (error: unknown): boolean => [10, 11, 26].includes(codeOf(error))

const isConsistent = (database: DatabaseSync): boolean =>
  database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] === 'ok'

/** Readable by its owner only. SQLite gives its log the mode of the database. */
function protect(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(/* turbopackIgnore: true */ path)) chmodSync(path, 0o600)
  closeSync(openSync(file, 'a', 0o600))
}
