import type { Database } from './database.ts'

const HOUR = 3_600_000
// Half past three at night in India, where nobody is in the middle of a sentence.
const NIGHT = -2 * HOUR
const DAY = 24 * HOUR

/** The last moment at which all sessions ended, or should have. */
export const lastNight = (now: number): number => Math.floor((now - NIGHT) / DAY) * DAY + NIGHT

/**
 * Ends every session once a night, however busy it is kept, so that none is older than a day. After a
 * start it ends those that were last renewed before the night: what was at a standstill has renewed none.
 * @param hours how long a session lasts that nobody renews
 */
export function nightWatch(database: Database, hours: number): (now?: number) => Promise<void> {
  let ended: number | null = null
  return async (now = Date.now()) => {
    const night = lastNight(now)
    if (ended === night) return
    const renewedBefore = ended === null ? night : now
    await database('directus_sessions')
      .where('expires', '<=', new Date(renewedBefore + hours * HOUR))
      .delete()
    ended = night
  }
}
