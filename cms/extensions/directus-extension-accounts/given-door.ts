import { randomUUID } from 'node:crypto'
import type { Row } from './database.ts'
import type { NotedPasswords } from './noted-passwords.ts'

/**
 * Lets nobody sign in by a password that they did not choose. Directus then has another one to look at,
 * so that it takes as long, counts, logs and says what it does of any wrong one.
 */
export async function withoutGiven(
  payload: Row,
  user: string | undefined,
  passwords: NotedPasswords,
): Promise<Row> {
  if (user === undefined || (await passwords.isOwn(user))) return payload
  return { ...payload, password: randomUUID() }
}
