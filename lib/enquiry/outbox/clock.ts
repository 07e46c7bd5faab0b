import type { DatabaseSync } from 'node:sqlite'
import { readClock, type ClockRecord } from 'school-schema/clock'

/** When this process last read the clock, by one that cannot be set. */
let readAt: number | undefined

/** The stored reading of the clock; without one, the newest enquiry shows when the site ran. */
function storedClock(outbox: DatabaseSync): ClockRecord | null {
  const row = outbox.prepare('SELECT record FROM clock').get()
  if (row) return JSON.parse(String(row['record'])) as ClockRecord
  const newest = outbox.prepare('SELECT max(received_at) AS time FROM enquiry').get()?.['time']
  return typeof newest === 'number' ? { believedAt: newest } : null
}

/** Reads the clock, stores what it says, and returns whether it is believed. */
export function isClockBelieved(outbox: DatabaseSync): boolean {
  const [now, running] = [Date.now(), performance.now()]
  const stored = storedClock(outbox) ?? { believedAt: now }
  const record = readClock(stored, now, running - (readAt ?? running))
  readAt = running
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

/** The time, or that of the last run if the clock is behind it: a computer may start in the year 2000. */
export const timeOfReceipt = (outbox: DatabaseSync): number =>
  Math.max(Date.now(), storedClock(outbox)?.believedAt ?? 0)
