import { readClock, type ClockRecord } from 'school-schema/clock'
import { timeOf, type Database } from '../shared.ts'

/** Directus does not see it: `DB_EXCLUDE_TABLES` in `cms/environment.ts`. */
const TABLE = 'school_clock'

/** When this process last read the clock, by one that cannot be set. */
let readAt: number | undefined

/** Reads the clock, stores what it says, and returns whether it is believed. */
export async function isClockBelieved(database: Database): Promise<boolean> {
  const [now, running] = [Date.now(), performance.now()]
  const ranMs = running - (readAt ?? running)
  readAt = running
  await database.raw(`CREATE TABLE IF NOT EXISTS ${TABLE} (record text NOT NULL)`)
  return database.transaction(async (within) => {
    const record = readClock(await storedClock(within, now), now, ranMs)
    await within(TABLE).del()
    await within(TABLE).insert({ record: JSON.stringify(record) })
    return record.jump === undefined
  })
}

/** The stored reading; without one, the newest activity shows when the CMS ran. */
async function storedClock(database: Database, now: number): Promise<ClockRecord> {
  const [row] = await database(TABLE)
  if (row) return JSON.parse(String(row['record'])) as ClockRecord
  const newest = database.raw('max(timestamp) AS newest')
  const [activity] = await database('directus_activity').select(newest)
  return { believedAt: timeOf(activity?.['newest']) || now }
}

/** The time, or that of the last run if the clock is behind it: a computer may start in the year 2000. */
export async function timeOfReceipt(database: Database): Promise<Date> {
  const { believedAt } = await storedClock(database, 0)
  return new Date(Math.max(Date.now(), believedAt))
}
