import 'server-only'
import type { EnquiryCollection } from '../../content/client/enquiries.ts'
import { attempt } from '../../server/attempt.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { all, run } from './database.ts'
import { secondsSince } from './enquiries.ts'

/** An e-mail to the office; `id` and `collection` are those of the enquiry. */
export type QueuedMail = { id: string; collection: EnquiryCollection; receivedAt: number }

/** The enquiries of one e-mail: a single one, or those of a digest. */
export type Mails = readonly [QueuedMail, ...QueuedMail[]]

/** The delay after a failure doubles up to the maximum, in milliseconds. */
const MIN_DELAY_MS = 5_000
export const MAX_DELAY_MS = 15 * 60_000

/** The delay after this many failures, in milliseconds. */
export const delayAfter = (failures: number): number =>
  Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** Math.min(failures - 1, 10))

const AMONG = 'id IN (SELECT value FROM json_each(?))'
const idsOf = (mails: Mails): string => JSON.stringify(mails.map(({ id }) => id))

/** The e-mails that are due, the longest overdue first. */
export function listDueMails(): QueuedMail[] {
  const now = Date.now()
  const rows = all(
    // A time far in the future means that the clock was set back.
    `SELECT id, collection, received_at FROM letter
     WHERE next_at <= ? OR next_at > ? ORDER BY next_at, received_at`,
    ...[now, now + 2 * MAX_DELAY_MS],
  )
  return rows.map((row) => ({
    id: String(row.id),
    collection: row.collection as EnquiryCollection,
    receivedAt: Number(row.received_at),
  }))
}

/** Delays the next attempt by `delay` milliseconds, without a limit on attempts. */
export const scheduleMailRetry = (mails: Mails, delay: number) =>
  run(
    `UPDATE letter SET tries = tries + 1, next_at = ? WHERE ${AMONG}`,
    ...[Date.now() + delay, idsOf(mails)],
  )

/** Deletes the sent e-mails from the queue, and counts them as one. */
export function markSent(mails: Mails): void {
  run('INSERT INTO sent_mail VALUES (?)', Date.now())
  run(`DELETE FROM letter WHERE ${AMONG}`, idsOf(mails))
}

/** The times of the e-mails sent after `time`, oldest first; deletes earlier ones. */
export function listSentAfter(time: number): number[] {
  // A time in the future means that the clock was set back.
  run('DELETE FROM sent_mail WHERE sent_at <= ? OR sent_at > ?', time, Date.now())
  const rows = all('SELECT sent_at FROM sent_mail ORDER BY sent_at')
  return rows.map(({ sent_at }) => Number(sent_at))
}

/** Deletes queued e-mails from before `time`, and returns their number. */
export const deleteMailsBefore = (time: number): number =>
  run('DELETE FROM letter WHERE received_at < ?', time)

/** The pending e-mails for monitoring; null without a mail server or a usable outbox. */
export function getMailQueueState(): { pending: number; oldestSeconds: number } | null {
  if (siteEnvironment().SMTP_URL === undefined) return null
  const sql = 'SELECT count(*) AS pending, min(received_at) AS oldest FROM letter'
  const [row] = attempt(() => all(sql)) ?? []
  return row ? { pending: Number(row.pending), oldestSeconds: secondsSince(row.oldest) } : null
}
