import 'server-only'
import type { EnquiryCollection } from '../cms/enquiries.ts'
import { outboxDatabase } from './outbox-database.ts'

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
const LONGEST_PAUSE = 30_000
export const FIRST_PAUSE = 5_000

/** Forgets an enquiry that the CMS has. */
export function forgetEnquiry(id: string): void {
  outboxDatabase().prepare('DELETE FROM enquiry WHERE id = ?').run(id)
}

/**
 * Takes what has been delivered out of the log beside the database too, where it would stay readable
 * until the log is written anew. Costs nothing when the log is empty.
 */
export function tidyOutbox(): void {
  outboxDatabase().exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** Sets an enquiry aside that the CMS will not take as it is; `refusal` is the CMS's error code. */
export function setAsideEnquiry(id: string, refusal: string): void {
  outboxDatabase().prepare('UPDATE enquiry SET refusal = ? WHERE id = ?').run(refusal, id)
}

/** Makes those due that the CMS had refused: what it objected to may have been mended since. */
export function retryRefused(): void {
  outboxDatabase()
    .prepare('UPDATE enquiry SET refusal = NULL, next_at = 0 WHERE refusal IS NOT NULL')
    .run()
}

/** Puts the next try off, twice as long each time. There is no last try. */
export function postponeEnquiry(id: string): void {
  outboxDatabase()
    .prepare(
      `UPDATE enquiry SET tries = tries + 1, next_at = ? + min(?, ? << min(tries, 10)) WHERE id = ?`,
    )
    .run(Date.now(), LONGEST_PAUSE, FIRST_PAUSE, id)
}

/** Makes all that wait due: the CMS is back, and nobody should wait for the rest of a pause. */
export function hastenEnquiries(): void {
  outboxDatabase().prepare('UPDATE enquiry SET next_at = 0 WHERE refusal IS NULL').run()
}

/** The enquiries whose next try is due, oldest first. */
export function listDueEnquiries(limit: number): Enquiry[] {
  const now = Date.now()
  const rows = outboxDatabase()
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
  const row = outboxDatabase()
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

/** Writes to the disk without changing anything; throws when the outbox does not accept it. */
export function writeToOutbox(): void {
  const database = outboxDatabase()
  const row = database.prepare('PRAGMA user_version').get()
  database.exec(`PRAGMA user_version = ${Number(row?.user_version)}`)
}
