import { createHash } from 'node:crypto'
import type { Database } from '../database.ts'

/** A place where somebody is signed in. */
export type Session = {
  /** Names it in the form, and opens nothing. */
  key: string
  isHere: boolean
  /** When it was last renewed. */
  seen: Date
  from: string
  browser: string
}

const HOUR = 3_600_000

const keyOf = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 32)

/** The sessions of this person that have not ended, the latest first. */
export async function listSessions(
  database: Database,
  user: string,
  here: string,
  hours: number,
): Promise<Session[]> {
  const rows = await database('directus_sessions')
    .where({ user })
    .where('expires', '>', new Date())
    // The others have been renewed under another token, and end within seconds.
    .whereNull('next_token')
    .select('token', 'expires', 'ip', 'user_agent')
  const sessions = rows.map(({ token, expires, ip, user_agent }) => ({
    ...{ key: keyOf(String(token)), isHere: token === here },
    seen: new Date(new Date(expires as string | number | Date).getTime() - hours * HOUR),
    ...{ from: textOf(ip), browser: textOf(user_agent) },
  }))
  return sessions.sort((one, other) => other.seen.getTime() - one.seen.getTime())
}

/** Ends those of this person's sessions that are chosen. */
export async function endSessions(
  database: Database,
  user: string,
  isChosen: (session: { key: string; isHere: boolean }) => boolean,
  here: string,
): Promise<void> {
  const rows = await database('directus_sessions').where({ user }).select('token')
  const tokens = rows.map(({ token }) => String(token))
  const chosen = tokens.filter((token) => isChosen({ key: keyOf(token), isHere: token === here }))
  if (chosen.length > 0) await database('directus_sessions').whereIn('token', chosen).delete()
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : 'unknown')
