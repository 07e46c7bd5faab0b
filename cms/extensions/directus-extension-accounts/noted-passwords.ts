import { createHash } from 'node:crypto'
import type { Database, Row } from './database.ts'

/** The table; Directus itself is told not to see it, so that nobody reaches it by the Studio or by API. */
export const NOTED_PASSWORDS = 'noted_passwords'

/** How long a password that somebody else set can be exchanged for one's own. */
export const GIVEN_HOURS = 72

/** Then it counts no more, and another must be given. */
export const TRIES = 5

const HOUR = 3_600_000

// Directus makes a new salt for every password, so that no two look alike, not even of the same words.
const printOf = ({ password }: Row): string =>
  createHash('sha256').update(String(password)).digest('hex')

/**
 * Which passwords people chose themselves. Every other is given, by whatever way it came into the
 * database: no hook has to see it, and nothing that somebody sends makes it their own.
 */
export function notedPasswords(database: Database) {
  const noted = () => database(NOTED_PASSWORDS)

  const people = (conditions: Row = {}) =>
    database('directus_users').where(conditions).whereNotNull('password').select('id', 'password')

  const printsOf = async (user: string) => (await people({ id: user })).map(printOf)

  return {
    /** Makes the table, once. In a CMS that stands already, everybody has a password of their own. */
    async open(): Promise<void> {
      if (await database.schema.hasTable(NOTED_PASSWORDS)) return
      const isNew = !(await database.schema.hasTable('school'))
      const prints = isNew ? [] : (await people()).map(printOf)
      await database.transaction(async (all) => {
        await all.schema.createTable(NOTED_PASSWORDS, (columns) => {
          columns.string('print', 64).primary()
          // In milliseconds; none of one's own.
          columns.bigInteger('given_at')
          columns.integer('tries').notNullable().defaultTo(0)
        })
        if (prints.length > 0) await all(NOTED_PASSWORDS).insert(prints.map(ownRow))
      })
    },

    /** Begins the hours of what was given since the last time, and ends what it opened before. */
    async note(now = Date.now()): Promise<void> {
      const [rows, known] = [await people(), await noted().select('print')]
      const prints = new Set(known.map(({ print }) => print))
      const fresh = rows.filter((row) => !prints.has(printOf(row)))
      if (fresh.length === 0) return
      const given = fresh.map((row) => ({ print: printOf(row), given_at: now, tries: 0 }))
      // Somebody's own may have been noted as such meanwhile.
      await noted().insert(given).onConflict('print').ignore()
      const users = fresh.map(({ id }) => id)
      await database('directus_sessions').whereIn('user', users).delete()
    },

    /** Whether this person chose the password that they have. */
    async isOwn(user: string): Promise<boolean> {
      const own = noted().whereNull('given_at').select('print')
      return (await own.whereIn('print', await printsOf(user))).length > 0
    },

    /** This person has just chosen the password that they have. */
    async setOwn(user: string): Promise<void> {
      const rows = (await printsOf(user)).map(ownRow)
      if (rows.length > 0) await noted().insert(rows).onConflict('print').merge()
    },

    /** Takes a try at the password that this person was given; none is left of one that is theirs. */
    async takeTry(user: string, now = Date.now()): Promise<boolean> {
      const taken = await noted()
        .whereIn('print', await printsOf(user))
        .where('given_at', '>', now - GIVEN_HOURS * HOUR)
        .where('tries', '<', TRIES)
        .increment('tries', 1)
      return taken > 0
    },

    /** Gives the tries back to who knew it. */
    async giveBack(user: string): Promise<void> {
      await noted()
        .whereIn('print', await printsOf(user))
        .update({ tries: 0 })
    },

    /** Somebody who has a password. */
    async anybody(): Promise<string> {
      const [somebody] = await people()
      return String(somebody?.['id'])
    },
  }
}

export type NotedPasswords = ReturnType<typeof notedPasswords>

const ownRow = (print: string): Row => ({ print, given_at: null, tries: 0 })
