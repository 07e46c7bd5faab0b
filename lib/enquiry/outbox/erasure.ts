import type { DatabaseSync, StatementResultingChanges } from 'node:sqlite'
import { transact } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Erases the enquiries received more than `days` ago, except those that the CMS does not have.
 * Returns their number.
 */
export const eraseExpiredEnquiries = (outbox: DatabaseSync, days: number): number =>
  erase(outbox, () =>
    outbox
      .prepare('DELETE FROM enquiry WHERE delivered_at IS NOT NULL AND received_at < ?')
      .run(Date.now() - days * DAY_MS),
  )

/**
 * Erases delivered enquiries that a backup contains, except those of the last week: an upgrade is
 * undone by restoring the backup that was made before it.
 */
export const eraseBackedUpEnquiries = (outbox: DatabaseSync, ids: readonly string[]): number =>
  erase(outbox, () =>
    outbox
      .prepare(
        `DELETE FROM enquiry WHERE delivered_at IS NOT NULL AND received_at < ?
         AND id IN (SELECT value FROM json_each(?))`,
      )
      .run(Date.now() - 7 * DAY_MS, JSON.stringify(ids)),
  )

function erase(outbox: DatabaseSync, work: () => StatementResultingChanges): number {
  const { changes } = transact(outbox, work)
  // SQLite keeps deleted rows in its file until it needs the space.
  outbox.exec('VACUUM')
  // The log contains earlier versions of the pages. This has no effect while another process reads.
  outbox.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return Number(changes)
}
