import type { DatabaseSync } from 'node:sqlite'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Erases the enquiries that came more than `days` ago, whether they are pending, refused or
 * delivered. Answers how many.
 */
export function eraseExpiredEnquiries(outbox: DatabaseSync, days: number): number {
  const before = Date.now() - days * DAY_MS
  const { changes } = outbox.prepare('DELETE FROM enquiry WHERE received_at < ?').run(before)
  emptyFreePlaces(outbox)
  return Number(changes)
}

/** Erases enquiries and the e-mails about them. Answers how many enquiries were here. */
export function eraseEnquiries(outbox: DatabaseSync, ids: readonly string[]): number {
  const list = JSON.stringify(ids)
  const among = 'id IN (SELECT value FROM json_each(?))'
  let erased = 0
  outbox.exec('BEGIN IMMEDIATE')
  try {
    erased = Number(outbox.prepare(`DELETE FROM enquiry WHERE ${among}`).run(list).changes)
    outbox.prepare(`DELETE FROM letter WHERE ${among}`).run(list)
    outbox.exec('COMMIT')
  } catch (error) {
    outbox.exec('ROLLBACK')
    throw error
  }
  emptyFreePlaces(outbox)
  return erased
}

/**
 * Erases the delivered enquiries among `ids`, which a backup has, but for those of the last day, by
 * which a repeat is known without asking the CMS.
 */
export function eraseBackedUpEnquiries(outbox: DatabaseSync, ids: readonly string[]): void {
  outbox
    .prepare(
      `DELETE FROM enquiry WHERE delivered_at IS NOT NULL AND received_at < ?
       AND id IN (SELECT value FROM json_each(?))`,
    )
    .run(Date.now() - DAY_MS, JSON.stringify(ids))
  emptyFreePlaces(outbox)
}

/** SQLite leaves deleted rows in its file until something else needs the place. */
function emptyFreePlaces(outbox: DatabaseSync): void {
  outbox.exec('VACUUM')
  // The log has the pages as they were. Where somebody is reading them, its turn comes later.
  outbox.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}
