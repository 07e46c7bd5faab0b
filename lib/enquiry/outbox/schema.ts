import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const BUSY_TIMEOUT_MS = 5_000

// FULL: a commit is on disk before the visitor is thanked. Secure delete: erased data is
// overwritten, not only unlinked.
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;`

/** The collection of the changes of subscriptions to notices, which wait like enquiries. */
export const SUBSCRIBERS = 'subscriber'

/** The version of the tables below, which the database stores as `user_version`. */
export const SCHEMA_VERSION = 5

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
  -- The e-mails to the office that wait, without personal data. Earlier versions kept sent ones.
  CREATE TABLE IF NOT EXISTS mail (
    id TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    sent_at INTEGER
  ) STRICT;
  -- The e-mails to parents; the address only until one is sent, its digest for a day.
  CREATE TABLE IF NOT EXISTS acknowledgement (
    id TEXT PRIMARY KEY,
    recipient TEXT,
    language TEXT NOT NULL,
    digest TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  -- The mailings whose e-mails are or were in this outbox, or that another website has sent; whether the CMS knows it.
  CREATE TABLE IF NOT EXISTS mailing (
    name TEXT PRIMARY KEY,
    is_recorded INTEGER NOT NULL
  ) STRICT;
  -- The e-mails to subscribers that wait: ids of notices, as JSON, and no address.
  CREATE TABLE IF NOT EXISTS notice_mail (
    id TEXT PRIMARY KEY,
    subscriber TEXT NOT NULL,
    notices TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL
  ) STRICT;
  -- One row: the last reading of the clock, as JSON.
  CREATE TABLE IF NOT EXISTS clock (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    record TEXT NOT NULL
  ) STRICT;`

/** Not the e-mails to subscribers: those of a backup may have been sent since. One of the two outboxes may have further columns, of a later version. */
const COLUMNS = {
  enquiry: 'id, collection, item, received_at, tries, next_at, refusal, delivered_at',
  mail: 'id, collection, received_at, sent_at',
  acknowledgement: 'id, recipient, language, digest, received_at',
  mailing: 'name, is_recorded',
}

/** The file does not contain what was written to it. */
class OutboxDamaged extends Error {}

/** Opens an outbox, creates or migrates it. Throws if it is damaged or unusable. */
export function openOutbox(file: string): DatabaseSync {
  protect(file)
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.exec(settings)
    const check = database.prepare('PRAGMA quick_check(1)').get()
    if (check?.['quick_check'] !== 'ok') throw new OutboxDamaged('The outbox is damaged')
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function migrate(database: DatabaseSync): void {
  const version = database.prepare('PRAGMA user_version').get()?.['user_version']
  if (Number(version) >= SCHEMA_VERSION) return
  // If it fails, the outbox is closed, which rolls back.
  database.exec(`BEGIN IMMEDIATE; ${tables}`)
  const columns = database.prepare('PRAGMA table_info(enquiry)').all()
  if (!columns.some(({ name }) => name === 'delivered_at'))
    database.exec('ALTER TABLE enquiry ADD COLUMN delivered_at INTEGER')
  if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'letter'").get())
    database.exec('INSERT OR IGNORE INTO mail SELECT id, collection, received_at, NULL FROM letter')
  for (const unused of ['letter', 'sent_mail', 'receipt'])
    database.exec(`DROP TABLE IF EXISTS ${unused}`)
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`)
}

/** Adds the enquiries and e-mails of another outbox that are missing in this one; returns false if the other is damaged. */
export function mergeOutbox(file: string, other: string): boolean {
  try {
    // Migrates it.
    openOutbox(other).close()
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
  const outbox = openOutbox(file)
  try {
    outbox.prepare('ATTACH ? AS other').run(other)
    for (const [table, columns] of Object.entries(COLUMNS))
      outbox.exec(
        `INSERT OR IGNORE INTO main.${table} (${columns}) SELECT ${columns} FROM other.${table}`,
      )
    return true
  } finally {
    outbox.close()
  }
}

/** Whether the file does not contain what was written: CORRUPT or NOTADB (https://sqlite.org/rescode.html). */
export function isDamage(error: unknown): boolean {
  if (error instanceof OutboxDamaged) return true
  const { errcode } = Object(error) as { errcode?: unknown }
  // The lowest byte of an extended code is the primary one.
  return [11, 26].includes(Number(errcode) & 0xff)
}

/** Readable by its owner only. SQLite gives its log the mode of the database. */
function protect(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(/* turbopackIgnore: true */ path)) chmodSync(path, 0o600)
  closeSync(openSync(file, 'a', 0o600))
}
