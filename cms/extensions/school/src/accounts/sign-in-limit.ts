import { randomUUID } from 'node:crypto'
import { createLimiter, networkOf } from 'school-schema/values/limiter'
import { invalidCredentials, type Row } from '../shared.ts'

export const ATTEMPTS = 10
const PERIOD_MS = 15 * 60_000

const keyOf = (user: string, ip: string | null | undefined) => `${user} ${networkOf(ip ?? '')}`

/**
 * Limits wrong passwords and codes per account and address. Directus's own limit counts per account
 * and suspends it until an administrator acts, so that anybody could lock out anybody. Attempts count
 * when they begin: comparing a password takes a processor for a second, and a hundred at once minutes.
 */
export function signInLimit(now: () => number = Date.now) {
  const failures = new Map<string, { count: number; until: number }>()
  // By account: the code that is being tried, and the last one that opened it. Older ones have expired.
  const tried = new Map<string, string>()
  const used = new Map<string, string>()

  return {
    /**
     * Counts an attempt, and refuses it after too many failures like a wrong password. For a code of the
     * second factor that was used before it replaces the password, so that Directus refuses it.
     */
    check(payload: Row, user: string | undefined, ip: string | null | undefined): Row {
      if (user === undefined) return payload
      for (const [key, { until }] of failures) if (until <= now()) failures.delete(key)
      const key = keyOf(user, ip)
      const { count, until } = failures.get(key) ?? { count: 0, until: now() + PERIOD_MS }
      if (count >= ATTEMPTS) throw invalidCredentials()
      failures.set(key, { count: count + 1, until })
      const code = payload['otp'] ? JSON.stringify(payload['otp']).replace(/\D/g, '') : undefined
      const isUsed = code !== undefined && [tried.get(user), used.get(user)].includes(code)
      if (isUsed) return { ...payload, password: randomUUID() }
      if (code !== undefined) tried.set(user, code)
      return payload
    },

    count(isSuccess: boolean, user: string | undefined, ip: string | null | undefined): void {
      if (user === undefined) return
      const code = tried.get(user)
      if (isSuccess && code !== undefined) used.set(user, code)
      tried.delete(user)
      if (isSuccess) failures.delete(keyOf(user, ip))
    },
  }
}

type Hashing = Record<'hash' | 'verify', (...given: never[]) => Promise<unknown>>

/**
 * Hashes and compares one password at a time. Each takes a processor for a sixth of a second in the threads
 * in which the database is read too: some at once keep everybody waiting.
 */
export function hashInTurn(hashing: Hashing): void {
  const limiter = createLimiter(1)
  for (const name of ['hash', 'verify'] as const) {
    const now = hashing[name]
    hashing[name] = (...given) => limiter.run(() => now(...given))
  }
}
