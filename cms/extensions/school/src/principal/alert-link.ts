import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { toAsciiDigits } from 'school-schema/values/typed-text'
import type { Database, Row } from '../shared.ts'

const TABLE = 'school_link'

const hash = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** A sixth of a second and 64 MB. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }

/** Wrong PINs before the first pause, which then doubles up to the longest. */
const FREE_ATTEMPTS = 5
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 15 * 60_000

/** A PIN as it is compared: the digits of any script, without spaces. */
export const readPin = (written: string): string => toAsciiDigits(written).replaceAll(/\s/g, '')

/** Why a PIN cannot be used; null if it can. */
export function refusalOfPin(pin: string): string | null {
  if (!/^\d{6,12}$/.test(pin)) return 'Write a PIN of six to twelve digits.'
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])))
  return steps.size === 1 ? 'Choose digits that are harder to guess than 111111 or 123456.' : null
}

/** The link of the principal's phone; null if there is none. */
export async function findLink(database: Database): Promise<Row | null> {
  return (await database(TABLE))[0] ?? null
}

/** Makes the link with a PIN, and ends the one before. Returns its id, which is shown once. */
export async function makeLink(database: Database, pin: string): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const salt = randomBytes(16)
  const stored = [salt, await hash(pin, salt, 32, COST)].map((each) => each.toString('base64url'))
  await database.transaction(async (within) => {
    await within(TABLE).del()
    const none = { wrong: 0, wrong_at: 0, used: null }
    await within(TABLE).insert({ id, pin: stored.join('.'), created: Date.now(), ...none })
  })
  return id
}

/** Ends the link. */
export const endLink = (database: Database) => database(TABLE).del()

/** The pause after so many wrong PINs, in milliseconds. It ends, so that nobody is locked out for ever. */
export const pauseAfter = (wrong: number): number =>
  wrong < FREE_ATTEMPTS
    ? 0
    : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(wrong - FREE_ATTEMPTS, 10))

/** The outcome of a PIN: right, wrong, the milliseconds to wait, or without such a link. */
export type Attempt = 'right' | 'wrong' | 'ended' | { waitMs: number }

/** Compares a PIN. An attempt counts when it begins, so that many at once are not compared. */
export async function tryPin(database: Database, id: string, pin: string): Promise<Attempt> {
  const [link] = await database(TABLE).where({ id })
  if (!link) return 'ended'
  const wrong = Number(link['wrong'])
  const now = Date.now()
  const since = now - Number(link['wrong_at'])
  const waitMs = pauseAfter(wrong) - since
  // A later time is from a clock that was wrong.
  if (waitMs > 0 && since >= 0) return { waitMs }
  const counted = await database(TABLE)
    .where({ id, wrong })
    .update({ wrong: wrong + 1, wrong_at: now })
  if (counted !== 1) return { waitMs: 1_000 }
  const [salt = '', expected = ''] = String(link['pin']).split('.')
  const given = await hash(pin.slice(0, 64), Buffer.from(salt, 'base64url'), 32, COST)
  if (!timingSafeEqual(given, Buffer.from(expected, 'base64url'))) return 'wrong'
  await database(TABLE).where({ id }).update({ wrong: 0, used: now })
  return 'right'
}
