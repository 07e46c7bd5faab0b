import 'server-only'
import type { EnquiryCollection } from '../../content/client/enquiries.ts'
import { attempt } from '../../server/attempt.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { all, run } from './database.ts'
import { secondsSince } from './enquiries.ts'

/** An e-mail to the office about an enquiry; `id` and `collection` are the enquiry's. */
export type QueuedMail = { id: string; collection: EnquiryCollection; receivedAt: number }

/** The e-mails that are sent as one: one about a single enquiry, or a digest. */
export type Mails = readonly [QueuedMail, ...QueuedMail[]]

/** The delay after a failure doubles from the first to the longest, in milliseconds. */
const FIRST_DELAY = 5_000
export const LONGEST_DELAY = 15 * 60_000

/** The delay after so many failures, in milliseconds. */
export const delayAfter = (failures: number): number =>
  Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(failures - 1, 10))

const AMONG = 'id IN (SELECT value FROM json_each(?))'
const idsOf = (mails: Mails): string => JSON.stringify(mails.map(({ id }) => id))

/** The e-mails whose next attempt is due, the one that is due for the longest time first. */
export function listDueMails(): QueuedMail[] {
  const now = Date.now()
  const rows = all(
    // A time far ahead can only come from a clock that has been set back since.
    `SELECT id, collection, received_at FROM letter
     WHERE next_at <= ? OR next_at > ? ORDER BY next_at, received_at`,
    ...[now, now + 2 * LONGEST_DELAY],
  )
  return rows.map((row) => ({
    id: String(row.id),
    collection: row.collection as EnquiryCollection,
    receivedAt: Number(row.received_at),
  }))
}

/** Delays the next attempt by `delay` milliseconds. There is no last attempt. */
export const scheduleMailRetry = (mails: Mails, delay: number) =>
  run(
    `UPDATE letter SET tries = tries + 1, next_at = ? WHERE ${AMONG}`,
    ...[Date.now() + delay, idsOf(mails)],
  )

/** Deletes what was sent in one e-mail, and counts that e-mail. */
export function markSent(mails: Mails): void {
  run('INSERT INTO sent_mail VALUES (?)', Date.now())
  run(`DELETE FROM letter WHERE ${AMONG}`, idsOf(mails))
}

/** When the e-mails after `time` were sent, the oldest first; earlier times are deleted. */
export function listSentAfter(time: number): number[] {
  // A time in the future can only come from a clock that has been set back since.
  run('DELETE FROM sent_mail WHERE sent_at <= ? OR sent_at > ?', time, Date.now())
  const rows = all('SELECT sent_at FROM sent_mail ORDER BY sent_at')
  return rows.map(({ sent_at }) => Number(sent_at))
}

/** Deletes the e-mails about enquiries from before `time`, and returns their number. */
export const deleteMailsBefore = (time: number): number =>
  run('DELETE FROM letter WHERE received_at < ?', time)

/** The pending e-mails, for monitoring; null without a mail server, or without a usable outbox. */
export function getMailQueueState(): { pending: number; oldestSeconds: number } | null {
  if (siteEnvironment().SMTP_URL === undefined) return null
  const sql = 'SELECT count(*) AS pending, min(received_at) AS oldest FROM letter'
  const [row] = attempt(() => all(sql)) ?? []
  return row ? { pending: Number(row.pending), oldestSeconds: secondsSince(row.oldest) } : null
}
