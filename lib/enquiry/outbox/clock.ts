import type { DatabaseSync } from 'node:sqlite'
import { readClockNow, timeNotBefore, type ClockRecord } from 'school-schema/values/clock'

/** The stored reading of the clock; without one, the newest enquiry shows when the site ran. */
function storedClock(outbox: DatabaseSync): ClockRecord | null {
  const row = outbox.prepare('SELECT record FROM clock').get()
  if (row) return JSON.parse(String(row['record'])) as ClockRecord
  const newest = outbox.prepare('SELECT max(received_at) AS time FROM enquiry').get()?.['time']
  return typeof newest === 'number' ? { believedAt: newest } : null
}

/** Reads the clock, stores what it says, and returns whether it is believed. */
export function isClockBelieved(outbox: DatabaseSync): boolean {
  const record = readClockNow(storedClock(outbox))
  outbox
    .prepare('INSERT INTO clock VALUES (1, ?) ON CONFLICT DO UPDATE SET record = excluded.record')
    .run(JSON.stringify(record))
  return record.jump === undefined
}

/** The last time that was believed, before a jump of the clock that is not believed yet; otherwise null. */
export function clockJumpedAfter(outbox: DatabaseSync): number | null {
  const record = storedClock(outbox)
  return record?.jump ? record.believedAt : null
}

/** The time at which an enquiry is received, never before the last run. */
export const timeOfReceipt = (outbox: DatabaseSync): number => timeNotBefore(storedClock(outbox))
