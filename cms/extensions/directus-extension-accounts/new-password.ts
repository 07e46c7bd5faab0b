import { refusal } from '../../refusal.ts'
import type { Database, Row } from './database.ts'
import { listedWords } from './listed-words.ts'
import { lostPasswords } from './lost-passwords.ts'
import { weaknessOf } from './weakness.ts'

/** Refuses a password that can be guessed, whoever gives it to whom and by whatever way. */
export async function refuseGuessable(
  payload: Row,
  keys: readonly unknown[],
  database: Database,
): Promise<void> {
  const { password } = payload
  if (typeof password !== 'string') return
  const rows = [payload, ...(await peopleOf(database, keys)), ...(await schoolOf(database))]
  const texts = rows.flatMap(({ email, first_name, last_name, name, address }) => [
    ...[email, first_name, last_name, name, address],
  ])
  const weakness = weaknessOf(password, listedWords(texts), lostPasswords())
  if (weakness) throw refusal(weakness)
}

const peopleOf = (database: Database, keys: readonly unknown[]): PromiseLike<Row[]> =>
  database('directus_users').whereIn('id', keys).select('email', 'first_name', 'last_name')

async function schoolOf(database: Database): Promise<Row[]> {
  // While the CMS is being set up there is none yet.
  if (!(await database.schema.hasTable('school'))) return []
  return database('school').select('name', 'address', 'email')
}
