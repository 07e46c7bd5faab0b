import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { uuidOfHash } from 'school-schema/values/hash-uuid'
import { networkOf } from 'school-schema/values/limiter'
import { mailboxOf } from 'school-schema/values/typed-text'
import { siteEnvironment } from '../server/environment.ts'

const WINDOW_MS = 10 * 60_000
/** A limit so that millions of addresses cannot fill the memory. */
const MAX_KEYS = 10_000

/** Counts by a key within ten minutes, in memory only: each instance counts on its own. */
export function createCounter(limit: number) {
  const counts = new Map<string, { from: number; sent: number }>()
  const current = (key: string, now: number) => {
    const count = counts.get(key)
    return count && now - count.from < WINDOW_MS ? count : null
  }
  return {
    /** Counts one more; returns whether they are too many now. */
    add(key: string, now = Date.now()): boolean {
      let count = current(key, now)
      if (!count) {
        counts.delete(key)
        const [oldest] = counts.keys()
        if (counts.size >= MAX_KEYS && oldest !== undefined) counts.delete(oldest)
        count = { from: now, sent: 0 }
        counts.set(key, count)
      }
      count.sent += 1
      return count.sent > limit
    },
    /** Whether no further one is within the limit. */
    isUsedUp: (key: string, now = Date.now()): boolean => (current(key, now)?.sent ?? 0) >= limit,
  }
}

/**
 * What one network may send in ten minutes. Two hundred parents may be behind one address of a mobile network, have
 * two children, and send a form again; only a program sends more.
 */
const enquiries = createCounter(400)
/** By e-mail, to an address that need not be the sender's. */
const acknowledgements = createCounter(60)

/**
 * A keyed digest of 43 characters in base64url, with a separate key for each purpose. Without the
 * key, a telephone number could be found from its digest by trying all numbers.
 */
export function keyedDigest(
  purpose: 'id' | 'form-token' | 'address' | 'certificate' | 'subscriber',
  text: string,
): string {
  const key = hkdfSync('sha256', siteEnvironment().REVALIDATE_SECRET, '', `enquiry ${purpose}`, 32)
  return createHmac('sha256', Buffer.from(key)).update(text).digest('base64url')
}

/** The same as a UUID. */
export const keyedId = (purpose: 'id' | 'subscriber', text: string): string =>
  uuidOfHash(Buffer.from(keyedDigest(purpose, text), 'base64url').toString('hex'))

/** The key of a sender in counters: neither an address nor, for IPv6, more than its network. */
export const senderKey = (address: string): string => keyedDigest('address', networkOf(address))

/** Counts one more enquiry from this address; returns whether they are too many in ten minutes. */
export const isSentTooOften = (address: string): boolean => enquiries.add(senderKey(address))

/** The key of a mailbox in counters. Of two families in one of these, the second gets no confirmation that day. */
export const mailboxKey = (address: string): string => keyedDigest('address', mailboxOf(address))

/** Counts one more e-mail that this address causes; returns whether they are too many in ten minutes. */
export const isAcknowledgedTooOften = (address: string): boolean =>
  acknowledgements.add(senderKey(address))

/** The address of a sender (`lib/server/sender.ts`). */
export const senderOf = (sent: Headers): string => sent.get('x-forwarded-for') ?? ''
