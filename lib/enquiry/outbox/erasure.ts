import type { DatabaseSync, StatementResultingChanges } from 'node:sqlite'
import { transact } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const AMONG = 'id IN (SELECT value FROM json_each(?))'

/** All enquiries of an outbox as they are stored: `id`, `collection`, `item` (JSON), `received_at`. */
export const listStoredEnquiries = (outbox: DatabaseSync): object[] =>
  outbox.prepare('SELECT id, collection, item, received_at FROM enquiry').all()

/** Erases the enquiries that came more than `days` ago, whatever their state. Returns their number. */
export const eraseExpiredEnquiries = (outbox: DatabaseSync, days: number): number =>
  erase(outbox, () =>
    outbox.prepare('DELETE FROM enquiry WHERE received_at < ?').run(Date.now() - days * DAY_MS),
  )

/** Erases enquiries and the e-mails about them. Returns how many enquiries were there. */
export const eraseEnquiries = (outbox: DatabaseSync, ids: readonly string[]): number =>
  erase(outbox, () => {
    outbox.prepare(`DELETE FROM letter WHERE ${AMONG}`).run(JSON.stringify(ids))
    return outbox.prepare(`DELETE FROM enquiry WHERE ${AMONG}`).run(JSON.stringify(ids))
  })

/** Erases delivered enquiries that a backup contains, except those of the last day, which detect duplicates. */
export const eraseBackedUpEnquiries = (outbox: DatabaseSync, ids: readonly string[]): number =>
  erase(outbox, () =>
    outbox
      .prepare(
        `DELETE FROM enquiry WHERE delivered_at IS NOT NULL AND received_at < ? AND ${AMONG}`,
      )
      .run(Date.now() - DAY_MS, JSON.stringify(ids)),
  )

function erase(outbox: DatabaseSync, work: () => StatementResultingChanges): number {
  const { changes } = transact(outbox, work)
  // SQLite leaves deleted rows in its file until it needs the space.
  outbox.exec('VACUUM')
  // The log has the pages as they were. While somebody reads them, this has no effect.
  outbox.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return Number(changes)
}
