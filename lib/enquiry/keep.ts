import 'server-only'
import type { EnquiryCollection } from '../cms/enquiries.ts'
import { keepLetter } from '../office-mail/letters.ts'
import { fingerprintOf, idOfWords } from './fingerprint.ts'
import { outboxDatabase } from './outbox-database.ts'
import { FIRST_PAUSE, type Enquiry } from './outbox.ts'
import { stampedItem } from './stamped-item.ts'
import type { Marks } from './suspicion.ts'

export type Posted = {
  /** From the visitor's browser; null without JavaScript. */
  id: string | null
  collection: EnquiryCollection
  fields: object
  marks: Marks
}

/** How long the same words count as the same enquiry, in milliseconds. */
const SAME_FOR_MS = 24 * 3_600_000

/**
 * Puts a posted enquiry on disk; on return it survives a crash and a power cut. The same one again,
 * under whichever id, changes nothing; after a refusal it is tried anew, and what replaces it under
 * its id takes its place. Answers what is to be delivered, or null when the CMS already has it.
 * Throws when the disk does not take it.
 */
export function keepEnquiry(posted: Posted): Enquiry | null {
  const database = outboxDatabase()
  database.exec('BEGIN IMMEDIATE')
  try {
    const kept = keepWithin(posted)
    database.exec('COMMIT')
    return kept
  } catch (error) {
    // A full disk has already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function keepWithin(posted: Posted): Enquiry | null {
  const now = Date.now()
  const fingerprint = fingerprintOf(posted.collection, posted.fields)
  forgetReceipts(now - SAME_FOR_MS)
  const known = receivedAs(fingerprint)
  if (known) return waitingUnder(known)

  const { collection, fields } = posted
  const chosen = posted.id ?? idOfWords(collection, fields, now)
  const id = isTaken(chosen) ? crypto.randomUUID() : chosen
  const item = stampedItem(fields, posted.marks, now)
  outboxDatabase()
    .prepare(
      `INSERT INTO enquiry (id, collection, item, received_at, next_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET item = excluded.item, refusal = NULL, tries = 0`,
    )
    .run(id, collection, JSON.stringify(item), now, now + FIRST_PAUSE)
  outboxDatabase()
    .prepare('INSERT INTO receipt (fingerprint, id, received_at) VALUES (?, ?, ?)')
    .run(fingerprint, id, now)
  // A flood of programs must not become a flood of letters; the inbox shows it, marked.
  if (!posted.marks.suspected) keepLetter({ id, collection }, now)
  return { id, collection, item }
}

function forgetReceipts(before: number): void {
  outboxDatabase()
    .prepare('DELETE FROM receipt WHERE received_at < ? AND id NOT IN (SELECT id FROM enquiry)')
    .run(before)
}

/** The id under which the same words were received within the day. */
function receivedAs(fingerprint: string): string | null {
  const row = outboxDatabase()
    .prepare('SELECT id FROM receipt WHERE fingerprint = ?')
    .get(fingerprint)
  return row ? String(row.id) : null
}

/** A repeat of one that waits may be tried at once; of one that was refused, too. */
function waitingUnder(id: string): Enquiry | null {
  const row = outboxDatabase()
    .prepare('UPDATE enquiry SET refusal = NULL WHERE id = ? RETURNING collection, item')
    .get(id)
  if (!row) return null
  return {
    id,
    collection: row.collection as EnquiryCollection,
    item: JSON.parse(String(row.item)) as object,
  }
}

/** True when another enquiry went under this id, as after the back button, and was not refused. */
function isTaken(id: string): boolean {
  const waiting = outboxDatabase().prepare('SELECT refusal FROM enquiry WHERE id = ?').get(id)
  if (waiting) return waiting.refusal === null
  return outboxDatabase().prepare('SELECT 1 FROM receipt WHERE id = ?').get(id) !== undefined
}
