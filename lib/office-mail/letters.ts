import 'server-only'
import type { EnquiryCollection } from '../cms/enquiries.ts'
import { outboxDatabase } from '../enquiry/outbox-database.ts'
import { officeMail } from './settings.ts'

/** Word to the office that an enquiry has come; `id` and `collection` are those of the enquiry. */
export type Letter = { id: string; collection: EnquiryCollection; receivedAt: number }

export type LettersState = {
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
export function keepLetter(
  { id, collection }: { id: string; collection: EnquiryCollection },
  receivedAt: number,
): void {
  if (!officeMail()) return
  outboxDatabase()
    .prepare(
      `INSERT INTO letter (id, collection, received_at, next_at) VALUES (?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    )
    .run(id, collection, receivedAt, receivedAt)
}

/** The letters whose next try is due, the one that has waited longest for it first. */
export function listDueLetters(limit: number): Letter[] {
  const now = Date.now()
  const rows = outboxDatabase()
    .prepare(
      // A time far ahead can only come from a clock that has been set back since.
      `SELECT id, collection, received_at FROM letter
       WHERE next_at <= ? OR next_at > ? ORDER BY next_at, received_at LIMIT ?`,
    )
    .all(now, now + 2 * LONGEST_PAUSE, limit)
  return rows.map((row) => ({
    id: String(row.id),
    collection: row.collection as EnquiryCollection,
    receivedAt: Number(row.received_at),
  }))
}

/** Puts the next try off; `pause` is in milliseconds. There is no last try. */
export function postponeLetter(id: string, pause: number): void {
  outboxDatabase()
    .prepare('UPDATE letter SET tries = tries + 1, next_at = ? WHERE id = ?')
    .run(Date.now() + pause, id)
}

/** Forgets a letter that was sent. */
export function forgetLetter(id: string): void {
  outboxDatabase().prepare('DELETE FROM letter WHERE id = ?').run(id)
}

/** Forgets the letters about enquiries that came before `time`, and answers how many there were. */
export function forgetLettersBefore(time: number): number {
  return Number(
    outboxDatabase().prepare('DELETE FROM letter WHERE received_at < ?').run(time).changes,
  )
}

/** How much waits, for monitoring; null when the operator has set no mail server. */
export function lettersState(): LettersState | null {
  if (!officeMail()) return null
  const row = outboxDatabase()
    .prepare('SELECT count(*) AS pending, min(received_at) AS oldest FROM letter')
    .get()
  const oldest = Number(row?.oldest ?? 0)
  return {
    pending: Number(row?.pending ?? 0),
    oldestSeconds: oldest ? Math.max(0, Math.round((Date.now() - oldest) / 1000)) : 0,
  }
}
