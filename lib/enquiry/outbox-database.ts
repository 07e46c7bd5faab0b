import 'server-only'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { siteEnvironment } from '../env/site.ts'

// FULL: what has been committed is on disk before the visitor reads that it is safe. Secure delete:
// what has been delivered is overwritten, not only forgotten.
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA secure_delete = ON;`

const tables = `
  CREATE TABLE IF NOT EXISTS enquiry (
    id TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    item TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    refusal TEXT
  ) STRICT;
  -- What was received lately, by a keyed digest of it: how a repeat is known once it is delivered.
  CREATE TABLE IF NOT EXISTS receipt (
    fingerprint TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS receipt_by_id ON receipt (id);
  -- Word to the office that an enquiry has come; nothing personal is in it.
  CREATE TABLE IF NOT EXISTS letter (
    id TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL
  ) STRICT;`

let opened: DatabaseSync | null = null

/** The outbox's database in `DATA_DIR`, made where there is none. Throws when the disk does not take it. */
export function outboxDatabase(): DatabaseSync {
  if (opened) return opened
  const folder = siteEnvironment().DATA_DIR
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(path.join(folder, 'outbox.sqlite'))
  database.exec(settings)
  database.exec(tables)
  opened = database
  return database
}
