import type { Database } from '../database.ts'
import { GIVEN_HOURS, TRIES, type NotedPasswords } from '../noted-passwords.ts'
import { SAME, wordsOf, type Means, type Outcome, type Wish } from './account.ts'

type Given = Pick<Means, 'database' | 'verify' | 'change'> & {
  passwords: NotedPasswords
  /** What each answer waits for, so that none is told by how fast it comes. */
  stall: () => Promise<unknown>
}

// One for all, so that it tells nobody who is there and what they have.
const REFUSED = {
  status: 403,
  message: `That did not work: look at what you typed. After ${TRIES} tries, or ${GIVEN_HOURS} hours, a password that was given counts no more; ask for another.`,
}
const CHOSEN = { status: 200, message: 'This is your password now. Sign in with it.' }

/** Exchanges a password that somebody was given for one that they choose; nothing else does. */
export function choiceDesk({ database, verify, change, passwords, stall }: Given) {
  const isRight = async (user: string, password: string): Promise<boolean> =>
    verify(user, password).then(
      () => true,
      () => false,
    )

  async function exchange({ email, current, password }: Wish): Promise<Outcome> {
    await passwords.note()
    const user = await findPerson(database, email)
    const mayTry = user !== undefined && (await passwords.takeTry(user))
    // Of a stranger, somebody's password is looked at all the same: it takes a moment.
    const isTheirs = await isRight(mayTry ? user : await passwords.anybody(), current)
    if (!mayTry || !isTheirs) return REFUSED
    await passwords.giveBack(user)
    if (password === current) return SAME
    try {
      await change(user, { password })
    } catch (error) {
      return { status: 400, message: wordsOf(error) }
    }
    return CHOSEN
  }

  return async (wish: Wish): Promise<Outcome> => {
    const moment = stall()
    try {
      return await exchange(wish)
    } finally {
      await moment
    }
  }
}

export type Choose = ReturnType<typeof choiceDesk>

/** As Directus looks for whoever signs in. */
async function findPerson(database: Database, email: string): Promise<string | undefined> {
  const [person] = await database('directus_users')
    .where({ status: 'active', provider: 'default' })
    .whereRaw('LOWER(??) = ?', ['email', email.toLowerCase()])
    .select('id')
  return person && String(person['id'])
}
