import 'server-only'
import type { EnquiryCollection } from '../../content/client/enquiries.ts'
import { officeMail } from '../mail/settings.ts'
import { inOutbox } from './database.ts'

/** A notice to the office that an enquiry has come; `id` and `collection` are the enquiry's. */
export type QueuedMail = { id: string; collection: EnquiryCollection; receivedAt: number }

export type MailQueueState = {
  /** Waiting to be sent. */
  pending: number
  /** Age of the oldest one that waits, in seconds. */
  oldestSeconds: number
}

/** The pause after a failure doubles from the first to the longest, in milliseconds. */
const FIRST_PAUSE = 5_000
export const LONGEST_PAUSE = 15 * 60_000

/** The pause after so many failures. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures - 1, 10))

/**
 * Notes that the office is to be told of an enquiry, in the transaction that keeps the enquiry
 * itself. Known ones change nothing, and without a mail server nothing is noted.
 */
export function enqueueMail(
  { id, collection }: { id: string; collection: EnquiryCollection },
  receivedAt: number,
): void {
  if (!officeMail()) return
  inOutbox((database) =>
    database
      .prepare(
        `INSERT INTO letter (id, collection, received_at, next_at) VALUES (?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
      )
      .run(id, collection, receivedAt, receivedAt),
  )
}

/** The letters whose next try is due, the one that has waited longest for it first. */
export function listDueMails(): QueuedMail[] {
  const now = Date.now()
  const rows = inOutbox((database) =>
    database
      .prepare(
        // A time far ahead can only come from a clock that has been set back since.
        `SELECT id, collection, received_at FROM letter
         WHERE next_at <= ? OR next_at > ? ORDER BY next_at, received_at`,
      )
      .all(now, now + 2 * LONGEST_PAUSE),
  )
  return rows.map((row) => ({
    id: String(row.id),
    collection: row.collection as EnquiryCollection,
    receivedAt: Number(row.received_at),
  }))
}

/** Puts the next try off; `pause` is in milliseconds. There is no last try. */
export function postponeMails(mails: readonly QueuedMail[], pause: number): void {
  inOutbox((database) =>
    database
      .prepare(
        `UPDATE letter SET tries = tries + 1, next_at = ?
         WHERE id IN (SELECT value FROM json_each(?))`,
      )
      .run(Date.now() + pause, idsOf(mails)),
  )
}

/** Forgets letters that were sent in one e-mail, and counts that. */
export function deleteMails(mails: readonly QueuedMail[]): void {
  inOutbox((database) => {
    database.prepare('INSERT INTO sent_mail VALUES (?)').run(Date.now())
    database
      .prepare('DELETE FROM letter WHERE id IN (SELECT value FROM json_each(?))')
      .run(idsOf(mails))
  })
}

/** When the e-mails after `time` were sent, the oldest first; earlier ones are forgotten. */
export function listSentAfter(time: number): number[] {
  const now = Date.now()
  const rows = inOutbox((database) => {
    // One in the future can only come from a clock that has been set back since.
    database.prepare('DELETE FROM sent_mail WHERE sent_at <= ? OR sent_at > ?').run(time, now)
    return database.prepare('SELECT sent_at FROM sent_mail ORDER BY sent_at').all()
  })
  return rows.map(({ sent_at }) => Number(sent_at))
}

/** Forgets the letters about enquiries that came before `time`, and answers how many there were. */
export function deleteMailsBefore(time: number): number {
  const { changes } = inOutbox((database) =>
    database.prepare('DELETE FROM letter WHERE received_at < ?').run(time),
  )
  return Number(changes)
}

/** How much waits, for monitoring; null when there is no mail server, or no outbox to ask. */
export function getMailQueueState(): MailQueueState | null {
  if (!officeMail()) return null
  try {
    const row = inOutbox((database) =>
      database.prepare('SELECT count(*) AS pending, min(received_at) AS oldest FROM letter').get(),
    )
    const oldest = Number(row?.oldest ?? 0)
    return {
      pending: Number(row?.pending ?? 0),
      oldestSeconds: oldest ? Math.max(0, Math.round((Date.now() - oldest) / 1000)) : 0,
    }
  } catch {
    return null
  }
}

const idsOf = (mails: readonly QueuedMail[]): string => JSON.stringify(mails.map(({ id }) => id))
