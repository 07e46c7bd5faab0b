import type { DatabaseSync, StatementResultingChanges } from 'node:sqlite'
import { transact } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const AMONG = 'id IN (SELECT value FROM json_each(?))'

/** All enquiries of an outbox as stored: `id`, `collection`, `item` (JSON), `received_at`. */
export const listStoredEnquiries = (outbox: DatabaseSync): object[] =>
  outbox.prepare('SELECT id, collection, item, received_at FROM enquiry').all()

/** Erases the enquiries received more than `days` ago, whatever their state. Returns their number. */
export const eraseExpiredEnquiries = (outbox: DatabaseSync, days: number): number =>
  erase(outbox, () =>
    outbox.prepare('DELETE FROM enquiry WHERE received_at < ?').run(Date.now() - days * DAY_MS),
  )

/** Erases enquiries and their e-mails. Returns the number of erased enquiries. */
export const eraseEnquiries = (outbox: DatabaseSync, ids: readonly string[]): number =>
  erase(outbox, () => {
    outbox.prepare(`DELETE FROM letter WHERE ${AMONG}`).run(JSON.stringify(ids))
    return outbox.prepare(`DELETE FROM enquiry WHERE ${AMONG}`).run(JSON.stringify(ids))
  })

/**
 * Erases delivered enquiries that a backup contains, except those of the last day, which are needed
 * to detect duplicates.
 */
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
  // SQLite keeps deleted rows in its file until it needs the space.
  outbox.exec('VACUUM')
  // The log contains earlier versions of the pages. This has no effect while another process reads.
  outbox.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return Number(changes)
}
