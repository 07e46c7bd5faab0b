import type { DatabaseSync, StatementResultingChanges } from 'node:sqlite'
import {
  isSuspect,
  readClockNow,
  timeNotBefore,
  type ClockRecord,
} from 'school-schema/values/clock'
import { DAY_MS } from 'school-schema/values/durations'

/**
 * Erases the enquiries received more than `days` ago, except those that the CMS does not have.
 * Returns their number.
 */
export const eraseExpiredEnquiries = (outbox: DatabaseSync, days: number): number =>
  erase(outbox, () =>
    outbox
      .prepare(
        `DELETE FROM enquiry WHERE delivered_at IS NOT NULL
         AND (received_at < CASE collection WHEN 'subscriber' THEN ? ELSE ? END
              OR iif(json_valid(item), item ->> 'kept_until', NULL) < ?)`,
      )
      .run(Date.now() - 7 * DAY_MS, Date.now() - days * DAY_MS, new Date().toISOString()),
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
  const { changes } = work()
  // SQLite keeps deleted rows in its file until it needs the space.
  outbox.exec('VACUUM')
  // The log contains earlier versions of the pages. This has no effect while another process reads.
  outbox.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return Number(changes)
}

/** The stored reading of the clock; without one, the newest enquiry shows when the site ran. */
function storedClock(outbox: DatabaseSync): ClockRecord | null {
  const row = outbox.prepare('SELECT record FROM clock').get()
  if (row) return JSON.parse(String(row['record'])) as ClockRecord
  const newest = outbox.prepare('SELECT max(received_at) AS time FROM enquiry').get()?.['time']
  return typeof newest === 'number' ? { believedAt: newest } : null
}

/** Reads the clock, stores the reading, and returns whether it is trusted. */
export function isClockBelieved(outbox: DatabaseSync): boolean {
  const record = readClockNow(storedClock(outbox))
  outbox
    .prepare('INSERT INTO clock VALUES (1, ?) ON CONFLICT DO UPDATE SET record = excluded.record')
    .run(JSON.stringify(record))
  return record.jump === undefined
}

/** Whether e-mails that wait must not expire: by this clock, they may only look old. */
export const isClockSuspect = (outbox: DatabaseSync): boolean => isSuspect(storedClock(outbox))

/** The last time that was believed, before a jump of the clock that is not believed yet; otherwise null. */
export function clockJumpedAfter(outbox: DatabaseSync): number | null {
  const record = storedClock(outbox)
  return record?.jump ? record.believedAt : null
}

/** The time at which an enquiry is received, never before the last run. */
export const timeOfReceipt = (outbox: DatabaseSync): number => timeNotBefore(storedClock(outbox))
