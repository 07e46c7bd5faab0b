import { randomUUID } from 'node:crypto'
import type { Row } from '../shared.ts'

export const ATTEMPTS = 10
const PERIOD_MS = 15 * 60_000

// A household or provider has a whole /64 of IPv6 addresses.
const networkOf = (ip: string) => ip.split(':').slice(0, 4).join(':')

const keyOf = (user: string, ip: string | null | undefined) => `${user} ${networkOf(ip ?? '')}`

/**
 * Limits wrong passwords and codes per account and address. Directus's own limit counts per account
 * and suspends it until an administrator acts, so that anybody could lock out anybody.
 */
export function signInLimit(now: () => number = Date.now) {
  const failures = new Map<string, { count: number; until: number }>()

  return {
    /** After too many failures it replaces the password, so that Directus responds as to any wrong one. */
    check(payload: Row, user: string | undefined, ip: string | null | undefined): Row {
      const failed = user === undefined ? undefined : failures.get(keyOf(user, ip))
      const isOver = failed !== undefined && failed.count >= ATTEMPTS && failed.until > now()
      return isOver ? { ...payload, password: randomUUID() } : payload
    },

    /** Counts a failure; a success resets the count. */
    count(isSuccess: boolean, user: string | undefined, ip: string | null | undefined): void {
      for (const [key, { until }] of failures) if (until <= now()) failures.delete(key)
      if (user === undefined) return
      const key = keyOf(user, ip)
      if (isSuccess) {
        failures.delete(key)
        return
      }
      const { count, until } = failures.get(key) ?? { count: 0, until: now() + PERIOD_MS }
      failures.set(key, { count: count + 1, until })
    },
  }
}
