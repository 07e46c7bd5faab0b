import type { Database } from '../database.ts'
import { endSessions, listSessions, type Session } from './sessions.ts'

export type Person = { user: string; session: string }

/** What was typed into the form; nothing is an empty text. */
export type Wish = { current: string; password: string; email: string; ended: readonly string[] }

export type Outcome = { status: number; message: string; isSignedOut?: boolean }

export type Means = {
  database: Database
  /** Throws unless it is theirs. */
  verify: (user: string, password: string) => Promise<void>
  /** Ends all their sessions as well. */
  change: (user: string, values: Record<string, string>) => Promise<void>
  /** How long ago a session was renewed that ends then. */
  hours: number
}

// A few slips; guessing on is not for whoever found a computer signed in.
const TRIES = 5

/** A password that was given would otherwise be made one's own by giving it to oneself. */
export const SAME = { status: 400, message: 'Choose another password than the one that you have.' }

/** Changes by what somebody signs in, or ends their sessions, once they have given their password. */
export function accountDesk({ database, verify, change, hours }: Means) {
  const wrong = new Map<string, number>()

  const isTheirs = async ({ user }: Person, password: string): Promise<boolean> => {
    try {
      await verify(user, password)
      wrong.delete(user)
      return true
    } catch {
      wrong.set(user, (wrong.get(user) ?? 0) + 1)
      return false
    }
  }

  return {
    sessions: ({ user, session }: Person): Promise<Session[]> =>
      listSessions(database, user, session, hours),

    async save(person: Person, { current, password, email, ended }: Wish): Promise<Outcome> {
      if (!(await isTheirs(person, current))) {
        if ((wrong.get(person.user) ?? 0) < TRIES)
          return { status: 403, message: 'That is not the password that you have.' }
        wrong.delete(person.user)
        await endSessions(database, person.user, (key) => key.isHere, person.session)
        return { status: 403, message: 'You were signed out: too many tries.', isSignedOut: true }
      }
      if (password === current) return SAME
      await endSessions(database, person.user, ({ key }) => ended.includes(key), person.session)
      const values = { ...(password && { password }), ...(email && { email }) }
      if (Object.keys(values).length === 0)
        return { status: 200, message: `Ended: ${ended.length}. Nothing else was changed.` }
      try {
        await change(person.user, values)
      } catch (error) {
        return { status: 400, message: wordsOf(error) }
      }
      return { status: 200, message: 'Changed. Everywhere, sign in again.', isSignedOut: true }
    },
  }
}

export type Desk = ReturnType<typeof accountDesk>

/** What to say of a change that was refused; what Directus itself says may quote what it refuses. */
export function wordsOf(error: unknown): string {
  const isOurs = error instanceof Error && 'code' in error && error.code === 'INVALID_PAYLOAD'
  return isOurs ? error.message : 'This was not taken: somebody may have that address already.'
}
