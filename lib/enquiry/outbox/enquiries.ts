import 'server-only'
import type { EnquiryCollection } from '../../content/client/enquiries.ts'
import { all, inOutbox, outboxProblems, run, type OutboxProblem } from './database.ts'
import { transact } from './schema.ts'

/** An enquiry with its id and its item for the CMS. */
export type Enquiry = { id: string; collection: EnquiryCollection; item: object }

/** The number of an enquiry for people: the beginning of its id, such as 3F2A91BC. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()

export type OutboxState = {
  /** Not yet delivered to the CMS. */
  pending: number
  /** Rejected by the CMS for their content, and kept for the office. */
  refused: number
  /** The age of the oldest pending one, in seconds. */
  oldestSeconds: number
  problems: OutboxProblem[]
}

/** The first attempt happens while the visitor waits; the delay doubles up to the maximum (ms). */
const MIN_DELAY_MS = 5_000
const MAX_DELAY_MS = 30_000

const IS_PENDING = 'refusal IS NULL AND delivered_at IS NULL'

/** Runs in one transaction. */
export const inTransaction = <Result>(work: () => Result): Result =>
  inOutbox((database) => transact(database, work))

/** Adds a pending enquiry and its e-mail; the caller makes the first attempt to deliver it. */
export function addEnquiry(
  { id, collection, item }: Enquiry,
  receivedAt: number,
  hasMail: boolean,
): void {
  run(
    'INSERT INTO enquiry (id, collection, item, received_at, next_at) VALUES (?, ?, ?, ?, ?)',
    id,
    collection,
    JSON.stringify(item),
    receivedAt,
    receivedAt + MIN_DELAY_MS,
  )
  if (!hasMail) return
  run(
    'INSERT OR IGNORE INTO mail (id, collection, received_at) VALUES (?, ?, ?)',
    id,
    collection,
    receivedAt,
  )
}

/**
 * Makes an enquiry that was received after `since` under one of these ids pending again, and
 * returns it. A delivered one gets the new item: if it was erased in the CMS since, it is a new
 * enquiry.
 */
export const repeatEnquiry = (
  ids: [string, string, string],
  since: number,
  item: object,
): Enquiry | undefined =>
  enquiries(
    `UPDATE enquiry SET
       item = CASE WHEN delivered_at IS NULL THEN item ELSE ? END,
       refusal = NULL, delivered_at = NULL
     WHERE id IN (?, ?, ?) AND received_at > ? RETURNING id, collection, item`,
    JSON.stringify(item),
    ...ids,
    since,
  )[0]

/** Records the delivery. The enquiry stays until a backup contains it, in case the CMS's disk is lost. */
export const markDelivered = (id: string) =>
  run('UPDATE enquiry SET delivered_at = ? WHERE id = ?', Date.now(), id)

/** Records the rejection; `refusal` is the CMS's error code. */
export const markRefused = (id: string, refusal: string) =>
  run('UPDATE enquiry SET refusal = ? WHERE id = ?', refusal, id)

/** Deletes an enquiry that the CMS does not need. */
export const deleteEnquiry = (id: string) => run('DELETE FROM enquiry WHERE id = ?', id)

/** Delays the next attempt, twice as long each time, without a limit on attempts. */
export const scheduleRetry = (id: string) =>
  run(
    'UPDATE enquiry SET tries = tries + 1, next_at = ? + min(?, ? << min(tries, 10)) WHERE id = ?',
    Date.now(),
    MAX_DELAY_MS,
    MIN_DELAY_MS,
    id,
  )

/** Makes everything pending due, after an outage of the CMS. */
export const retryPending = () => run(`UPDATE enquiry SET next_at = 0 WHERE ${IS_PENDING}`)

/** Makes rejected enquiries pending: the cause may have been corrected. */
export const retryRefused = () =>
  run('UPDATE enquiry SET refusal = NULL, next_at = 0 WHERE refusal IS NOT NULL')

/** Truncates the write-ahead log, where erased rows would stay readable. */
export const truncateLog = () =>
  inOutbox((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'))

/** The enquiries that are due, oldest first. */
export function listDueEnquiries(limit: number): Enquiry[] {
  const now = Date.now()
  return enquiries(
    // A time far in the future means that the clock was set back.
    `SELECT id, collection, item FROM enquiry
     WHERE ${IS_PENDING} AND (next_at <= ? OR next_at > ?) ORDER BY received_at LIMIT ?`,
    now,
    now + 2 * MAX_DELAY_MS,
    limit,
  )
}

/** The first delivered enquiry whose id comes after `id`. */
export const findDelivered = (id: string): Enquiry | undefined =>
  enquiries(
    `SELECT id, collection, item FROM enquiry
     WHERE delivered_at IS NOT NULL AND id > ? ORDER BY id LIMIT 1`,
    id,
  )[0]

/** Counts and problems, for monitoring. */
export function outboxState(): OutboxState {
  const problems = outboxProblems()
  if (problems.includes('outbox-not-writable'))
    return { pending: 0, refused: 0, oldestSeconds: 0, problems }
  const [row] = all(
    `SELECT count(*) FILTER (WHERE ${IS_PENDING}) AS pending, count(refusal) AS refused,
            min(received_at) FILTER (WHERE ${IS_PENDING}) AS oldest
     FROM enquiry`,
  )
  return {
    pending: Number(row?.pending),
    refused: Number(row?.refused),
    oldestSeconds: secondsSince(row?.oldest),
    problems,
  }
}

/** Whole seconds since a time in the outbox; 0 without a time. */
export const secondsSince = (time: unknown): number =>
  time ? Math.max(0, Math.round((Date.now() - Number(time)) / 1000)) : 0

const enquiries = (...query: Parameters<typeof all>): Enquiry[] =>
  all(...query).map(({ id, collection, item }) => ({
    id: String(id),
    collection: collection as EnquiryCollection,
    item: JSON.parse(String(item)) as object,
  }))
