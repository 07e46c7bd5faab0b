import {
  isSuspect,
  readClockNow,
  timeNotBefore,
  type ClockRecord,
} from 'school-schema/values/clock'
import { timeOf, type Database } from '../shared.ts'

const TABLE = 'school_clock'

/** Whether the clock is not trusted now, without storing a reading. */
export const isClockSuspect = async (database: Database): Promise<boolean> =>
  isSuspect(await storedClock(database))

/** Reads the clock, stores the reading, and returns whether it is trusted. */
export async function isClockBelieved(database: Database): Promise<boolean> {
  return database.transaction(async (within) => {
    const record = readClockNow(await storedClock(within))
    await within(TABLE).del()
    await within(TABLE).insert({ record: JSON.stringify(record) })
    return record.jump === undefined
  })
}

/** The stored reading; without one, the newest activity shows when the CMS ran. */
async function storedClock(database: Database): Promise<ClockRecord | null> {
  const [row] = await database(TABLE)
  if (row) return JSON.parse(String(row['record'])) as ClockRecord
  const newest = database.raw('max(timestamp) AS newest')
  const [activity] = await database('directus_activity').select(newest)
  const believedAt = timeOf(activity?.['newest'])
  return believedAt ? { believedAt } : null
}

/** The time at which an enquiry is received, never before the last run. */
export const timeOfReceipt = async (database: Database): Promise<Date> =>
  new Date(timeNotBefore(await storedClock(database)))
