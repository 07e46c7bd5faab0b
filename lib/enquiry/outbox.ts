import 'server-only'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { EnquiryCollection } from '../cms/enquiries.ts'
import { siteEnvironment } from '../env/site.ts'
import { keepLetter } from '../office-mail/letters.ts'

export type Enquiry = { id: string; collection: EnquiryCollection; item: object }

export type OutboxState = {
  /** Waiting to be delivered to the CMS. */
  pending: number
  /** Refused by the CMS for what they hold, kept for the office. */
  refused: number
  /** Age of the oldest one that waits, in seconds. */
  oldestSeconds: number
}

/** The first try is made while the visitor waits; the next ones back off to this, in milliseconds. */
const LONGEST_PAUSE = 60_000
const FIRST_PAUSE = 5_000

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS enquiry (
    id TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    item TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    refusal TEXT
  ) STRICT;`

let opened: DatabaseSync | null = null

function outbox(): DatabaseSync {
  if (opened) return opened
  const folder = siteEnvironment().DATA_DIR
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(path.join(folder, 'outbox.sqlite'))
  database.exec(schema)
  opened = database
  return database
}

/**
 * Puts an enquiry on disk; on return it survives a crash and a power cut. The same id again changes
 * nothing, unless the CMS had refused what was first sent. Throws when the disk does not take it.
 */
export function keepEnquiry({ id, collection, item }: Enquiry): void {
  const now = Date.now()
  const { changes } = outbox()
    .prepare(
      `INSERT INTO enquiry (id, collection, item, received_at, next_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET item = excluded.item, refusal = NULL, tries = 0
       WHERE refusal IS NOT NULL`,
    )
    .run(id, collection, JSON.stringify(item), now, now + FIRST_PAUSE)
  if (changes > 0) keepLetter({ id, collection }, now)
}

/** Forgets an enquiry that the CMS has. */
export function forgetEnquiry(id: string): void {
  outbox().prepare('DELETE FROM enquiry WHERE id = ?').run(id)
}

/** Sets an enquiry aside that the CMS will not take as it is; `refusal` is the CMS's error code. */
export function setAsideEnquiry(id: string, refusal: string): void {
  outbox().prepare('UPDATE enquiry SET refusal = ? WHERE id = ?').run(refusal, id)
}

/** Puts the next try off, twice as long each time. There is no last try. */
export function postponeEnquiry(id: string): void {
  outbox()
    .prepare(
      `UPDATE enquiry SET tries = tries + 1, next_at = ? + min(?, ? << min(tries, 10)) WHERE id = ?`,
    )
    .run(Date.now(), LONGEST_PAUSE, FIRST_PAUSE, id)
}

/** The enquiries whose next try is due, oldest first. */
export function listDueEnquiries(limit: number): Enquiry[] {
  const now = Date.now()
  const rows = outbox()
    .prepare(
      // A time far ahead can only come from a clock that has been set back since.
      `SELECT id, collection, item FROM enquiry
       WHERE refusal IS NULL AND (next_at <= ? OR next_at > ?) ORDER BY received_at LIMIT ?`,
    )
    .all(now, now + 2 * LONGEST_PAUSE, limit)
  return rows.map((row) => ({
    id: String(row.id),
    collection: row.collection as EnquiryCollection,
    item: JSON.parse(String(row.item)) as object,
  }))
}

/** How much waits, for monitoring. */
export function outboxState(): OutboxState {
  const row = outbox()
    .prepare(
      `SELECT count(*) FILTER (WHERE refusal IS NULL) AS pending,
              count(*) FILTER (WHERE refusal IS NOT NULL) AS refused,
              min(received_at) FILTER (WHERE refusal IS NULL) AS oldest
       FROM enquiry`,
    )
    .get()
  const oldest = Number(row?.oldest ?? 0)
  return {
    pending: Number(row?.pending ?? 0),
    refused: Number(row?.refused ?? 0),
    oldestSeconds: oldest ? Math.max(0, Math.round((Date.now() - oldest) / 1000)) : 0,
  }
}
