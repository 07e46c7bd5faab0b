import 'server-only'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { privacyNotice } from '@/content/pages/general/privacy-policy'
import { siteEnvironment } from '../server/environment.ts'
import { HONEYPOT_FIELD, TOKEN_FIELD } from './form.ts'
import { cleanText } from './parse-form.ts'

const WINDOW_MS = 10 * 60_000
/** A school or a village behind one address sends fifteen in that time on a busy day. */
const MOST_PER_NETWORK = 60
/** From everybody together: more than a school of a thousand families sends on the busiest day. */
const MOST_IN_TOTAL = 200
/** So that millions of spoofed addresses cannot fill the memory. */
const MOST_NETWORKS = 10_000
/** A tab of a parent can stay open over a holiday. */
const OLDEST_FORM_MS = 60 * 24 * 3_600_000

export type SpamSignals = {
  /** Why the office may doubt the enquiry, in words for the office; null without any doubt. */
  suspected: string | null
  /** The privacy notice that the sender saw; null when the form is not known to be ours. */
  noticeVersion: string | null
  /** Whether the office gets an e-mail: in a flood too, which is limited there, but not for spam. */
  isWorthMail: boolean
}

/** Signs that a post is not from a parent. It is marked for the office, never refused: a guess may be wrong. */
export function spamSignalsOf(form: FormData, address: string): SpamSignals {
  const token = readFormToken(cleanText(form.get(TOKEN_FIELD)))
  const isOld = token && Date.now() - token.madeAt > OLDEST_FORM_MS
  const isFrequent = isAboveRate(keyedDigest('address', networkOf(address)))
  const doubts = [
    cleanText(form.get(HONEYPOT_FIELD)) && 'filled the field that people do not see',
    !token && 'not sent from our form',
    isOld && 'sent from a form months old',
    isFrequent && 'one of many from the same connection',
  ].filter(Boolean)
  const isWorthMail = doubts.length === 0
  if (isFlood()) doubts.push('one of very many at the time')
  return {
    suspected: doubts.join(', ') || null,
    noticeVersion: token?.noticeVersion ?? null,
    isWorthMail,
  }
}

/**
 * A digest that only this school's site can make, 43 characters of base64url, with a key of its own
 * for each use. Without the key a telephone number could be found from its digest by trying all.
 */
export function keyedDigest(purpose: 'id' | 'form-token' | 'address', text: string): string {
  const key = hkdfSync('sha256', siteEnvironment().REVALIDATE_SECRET, '', `enquiry ${purpose}`, 32)
  return createHmac('sha256', Buffer.from(key)).update(text).digest('base64url')
}

const signed = (text: string) => `${text}.${keyedDigest('form-token', text)}`

/** Signs when this site made a form, and which privacy notice it showed; visitors of a page share one. */
export function makeFormToken(now = Date.now()): string {
  return signed(`${now.toString(36)}.${privacyNotice.version}`)
}

/** When a form was made (milliseconds since 1970) and its notice; null without our signature. */
export function readFormToken(text: string): { madeAt: number; noticeVersion: string } | null {
  const [made = '', noticeVersion = ''] = text.split('.')
  const expected = Buffer.from(signed(`${made}.${noticeVersion}`))
  const given = Buffer.from(text)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { madeAt: Number.parseInt(made, 36), noticeVersion }
}

type Counts = Map<string, { from: number; sent: number }>

// In memory only: the counts mark enquiries, they refuse none.
const ofNetworks: Counts = new Map()
const ofAll: Counts = new Map()

/** Counts one more post, and returns how many came in the same ten minutes. */
function increment(counts: Counts, key: string, now: number): number {
  let count = counts.get(key)
  if (!count || now - count.from >= WINDOW_MS) {
    counts.delete(key)
    const [oldest] = counts.keys()
    if (counts.size >= MOST_NETWORKS && oldest !== undefined) counts.delete(oldest)
    count = { from: now, sent: 0 }
    counts.set(key, count)
  }
  count.sent += 1
  return count.sent
}

/** Counts one more post from this network and answers whether it is above the usual rate. */
export const isAboveRate = (network: string, now = Date.now()): boolean =>
  increment(ofNetworks, network, now) > MOST_PER_NETWORK

/** Counts one more post from anywhere and answers whether it is above the usual rate. */
export const isFlood = (now = Date.now()): boolean => increment(ofAll, '', now) > MOST_IN_TOTAL

/** An IPv4 address as it is; of an IPv6 address its network of 64 bits, within which one connection chooses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [withoutZone = ''] = address.split('%')
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical) ?? []
  if (high && low)
    return [high, low].flatMap((group) => [...Buffer.from(group.padStart(4, '0'), 'hex')]).join('.')
  const groups = canonical.split(':').filter(Boolean)
  // "::" stands for the groups that are missing.
  const complete = canonical.replace('::', `:${'0:'.repeat(8 - groups.length)}`)
  return `${complete.split(':').filter(Boolean).slice(0, 4).join(':')}::/64`
}
