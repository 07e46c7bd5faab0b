import 'server-only'
import type { EnquiryCollection } from '../../content/client/enquiries.ts'
import { inOutbox, outboxProblems, type OutboxProblem } from './database.ts'

export type Enquiry = { id: string; collection: EnquiryCollection; item: object }

export type OutboxState = {
  /** Waiting to be delivered to the CMS. */
  pending: number
  /** Refused by the CMS for what they hold, kept for the office. */
  refused: number
  /** Age of the oldest one that waits, in seconds. */
  oldestSeconds: number
  problems: OutboxProblem[]
}

/** The first try is made while the visitor waits; the next ones back off to this, in milliseconds. */
const LONGEST_PAUSE = 30_000
const FIRST_PAUSE = 5_000

const IS_PENDING = 'refusal IS NULL AND delivered_at IS NULL'

/** Runs in one transaction, so that all of it or nothing is on disk. */
export const inTransaction = <Result>(work: () => Result): Result =>
  inOutbox((database) => {
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
  })

/**
 * Makes an enquiry pending again that came after `since` under one of these ids, and answers it; null
 * when there is none. A delivered one gets the new item: should it have been erased in the CMS
 * meanwhile, this is a new enquiry.
 */
export function repeatEnquiry(ids: [string, string], since: number, item: object): Enquiry | null {
  const row = inOutbox((database) =>
    database
      .prepare(
        `UPDATE enquiry SET
           item = CASE WHEN delivered_at IS NULL THEN item ELSE ? END,
           refusal = NULL, delivered_at = NULL
         WHERE id IN (?, ?) AND received_at > ? RETURNING id, collection, item`,
      )
      .get(JSON.stringify(item), ...ids, since),
  )
  return row ? enquiryOf(row) : null
}

/** Adds a pending enquiry; the first try to deliver it is the caller's. */
export function addEnquiry({ id, collection, item }: Enquiry, receivedAt: number): void {
  inOutbox((database) =>
    database
      .prepare(
        'INSERT INTO enquiry (id, collection, item, received_at, next_at) VALUES (?, ?, ?, ?, ?)',
      )
      .run(id, collection, JSON.stringify(item), receivedAt, receivedAt + FIRST_PAUSE),
  )
}

/** Notes that the CMS has it. It stays until a backup contains it, in case the CMS's disk is lost. */
export function markDelivered(id: string): void {
  inOutbox((database) =>
    database.prepare('UPDATE enquiry SET delivered_at = ? WHERE id = ?').run(Date.now(), id),
  )
}

/** Forgets an enquiry that the CMS does not need. */
export function deleteEnquiry(id: string): void {
  inOutbox((database) => database.prepare('DELETE FROM enquiry WHERE id = ?').run(id))
}

/**
 * Takes what was erased out of the log beside the database too, where it would stay readable until
 * the log is overwritten. Costs nothing when the log is empty.
 */
export function tidyOutbox(): void {
  inOutbox((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'))
}

/** Sets an enquiry aside that the CMS will not take as it is; `refusal` is the CMS's error code. */
export function setAsideEnquiry(id: string, refusal: string): void {
  inOutbox((database) =>
    database.prepare('UPDATE enquiry SET refusal = ? WHERE id = ?').run(refusal, id),
  )
}

/** Makes those due that the CMS had refused: what it objected to may have been corrected since. */
export function retryRefused(): void {
  inOutbox((database) =>
    database.exec('UPDATE enquiry SET refusal = NULL, next_at = 0 WHERE refusal IS NOT NULL'),
  )
}

/** Puts the next try off, twice as long each time. There is no last try. */
export function postponeEnquiry(id: string): void {
  inOutbox((database) =>
    database
      .prepare(
        `UPDATE enquiry SET tries = tries + 1, next_at = ? + min(?, ? << min(tries, 10)) WHERE id = ?`,
      )
      .run(Date.now(), LONGEST_PAUSE, FIRST_PAUSE, id),
  )
}

/** Makes all that wait due: the CMS is back, and nobody should wait for the rest of a pause. */
export function hastenEnquiries(): void {
  inOutbox((database) => database.exec(`UPDATE enquiry SET next_at = 0 WHERE ${IS_PENDING}`))
}

/** The enquiries whose next try is due, oldest first. */
export function listDueEnquiries(limit: number): Enquiry[] {
  const now = Date.now()
  const rows = inOutbox((database) =>
    database
      .prepare(
        // A time far ahead can only come from a clock that has been set back since.
        `SELECT id, collection, item FROM enquiry
         WHERE ${IS_PENDING} AND (next_at <= ? OR next_at > ?) ORDER BY received_at LIMIT ?`,
      )
      .all(now, now + 2 * LONGEST_PAUSE, limit),
  )
  return rows.map(enquiryOf)
}

/** The delivered enquiries whose ids come after `id`, in their order. */
export function listDelivered(id: string, limit: number): Enquiry[] {
  const rows = inOutbox((database) =>
    database
      .prepare(
        `SELECT id, collection, item FROM enquiry
         WHERE delivered_at IS NOT NULL AND id > ? ORDER BY id LIMIT ?`,
      )
      .all(id, limit),
  )
  return rows.map(enquiryOf)
}

/** How much waits and what is wrong, for monitoring. Never throws. */
export function outboxState(): OutboxState {
  const problems = outboxProblems()
  const nothing = { pending: 0, refused: 0, oldestSeconds: 0, problems }
  if (problems.includes('outbox-not-writable')) return nothing
  const row = inOutbox((database) =>
    database
      .prepare(
        `SELECT count(*) FILTER (WHERE ${IS_PENDING}) AS pending,
                count(*) FILTER (WHERE refusal IS NOT NULL) AS refused,
                min(received_at) FILTER (WHERE ${IS_PENDING}) AS oldest
         FROM enquiry`,
      )
      .get(),
  )
  const oldest = Number(row?.oldest ?? 0)
  return {
    pending: Number(row?.pending ?? 0),
    refused: Number(row?.refused ?? 0),
    oldestSeconds: oldest ? Math.max(0, Math.round((Date.now() - oldest) / 1000)) : 0,
    problems,
  }
}

const enquiryOf = (row: Record<string, unknown>): Enquiry => ({
  id: String(row.id),
  collection: row.collection as EnquiryCollection,
  item: JSON.parse(String(row.item)) as object,
})
