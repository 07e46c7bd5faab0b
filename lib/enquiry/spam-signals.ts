import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { isSame } from 'school-schema/signature'
import { siteEnvironment } from '../server/environment.ts'
import { decodeConsent, encodeConsent, type ShownConsent } from './consent.ts'
import { HONEYPOT_FIELD, TOKEN_FIELD } from './form.ts'
import { textOf } from './parse-form.ts'

const WINDOW_MS = 10 * 60_000
/** What one network may send in this time. */
const LIMITS = {
  /** A school or a village behind one address sends up to fifteen. */
  enquiries: 60,
  /** To find a certificate: a parent has one or two, and may mistype. */
  certificates: 10,
  /** By e-mail: a family has a few children, and a village a few families. */
  acknowledgements: 5,
}
/** A limit so that millions of spoofed addresses cannot fill the memory. */
const MAX_NETWORKS = 10_000
/** A parent's tab can stay open over the holidays. */
const MAX_FORM_AGE_MS = 60 * 24 * 3_600_000

export type SpamSignals = {
  /** Why the enquiry may be spam, as a text for the office; null without a reason. */
  suspected: string | null
  /** The texts of the consent that the sender saw; null if the form is not known to be ours. */
  shown: ShownConsent | null
}

/** Signs of spam. The enquiry is marked for the office, never rejected: the signs can be wrong. */
export function spamSignalsOf(form: FormData, address: string): SpamSignals {
  const token = readFormToken(textOf(form.get(TOKEN_FIELD)))
  const isOld = token && Date.now() - token.madeAt > MAX_FORM_AGE_MS
  const isFrequent = isAboveLimit('enquiries', address)
  const doubts = [
    textOf(form.get(HONEYPOT_FIELD)) && 'filled the field that people do not see',
    !token && 'not sent from our form',
    isOld && 'sent from a form months old',
    isFrequent && 'one of many from the same connection',
  ].filter(Boolean)
  return { suspected: doubts.join(', ') || null, shown: token?.shown ?? null }
}

/**
 * A keyed digest of 43 characters in base64url, with a separate key for each purpose. Without the
 * key, a telephone number could be found from its digest by trying all numbers.
 */
export function keyedDigest(purpose: 'id' | 'form-token' | 'address', text: string): string {
  const key = hkdfSync('sha256', siteEnvironment().REVALIDATE_SECRET, '', `enquiry ${purpose}`, 32)
  return createHmac('sha256', Buffer.from(key)).update(text).digest('base64url')
}

const signed = (text: string) => `${text}.${keyedDigest('form-token', text)}`

/**
 * Signs the time of rendering and the texts of the consent, so that an enquiry records what its
 * sender saw, whatever the school has written since. Visitors of a cached page share one token.
 */
export function makeFormToken(shown: ShownConsent, now = Date.now()): string {
  return signed(`${now.toString(36)}.${encodeConsent(shown)}`)
}

type FormToken = { madeAt: number; shown: ShownConsent | null }

/** The time of rendering (milliseconds since 1970) and the texts of a token; null without a valid signature. */
export function readFormToken(text: string): FormToken | null {
  const [made = '', texts = ''] = text.split('.')
  if (!isSame(text, signed(`${made}.${texts}`))) return null
  return { madeAt: Number.parseInt(made, 36), shown: decodeConsent(texts) }
}

/** In memory only: the counts mark enquiries and reject none; attempts are counted by each instance. */
const counts = new Map<string, { from: number; sent: number }>()

/** Counts one more of a kind from this address; returns whether they are too many in ten minutes. */
export function isAboveLimit(
  kind: keyof typeof LIMITS,
  address: string,
  now = Date.now(),
): boolean {
  const key = `${kind} ${keyedDigest('address', networkOf(address))}`
  let count = counts.get(key)
  if (!count || now - count.from >= WINDOW_MS) {
    counts.delete(key)
    const [oldest] = counts.keys()
    if (counts.size >= MAX_NETWORKS && oldest !== undefined) counts.delete(oldest)
    count = { from: now, sent: 0 }
    counts.set(key, count)
  }
  count.sent += 1
  return count.sent > LIMITS[kind]
}

/** The address of a sender: the last in the list, as earlier ones can be forged. */
export const senderOf = (sent: Headers): string =>
  sent.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''

/** An IPv4 address as it is; for IPv6 the /64 network, within which one connection can choose addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [withoutZone = ''] = address.split('%')
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical) ?? []
  if (high && low)
    return [high, low].flatMap((group) => [...Buffer.from(group.padStart(4, '0'), 'hex')]).join('.')
  const groups = canonical.split(':').filter(Boolean)
  // "::" stands for the missing groups.
  const complete = canonical.replace('::', `:${'0:'.repeat(8 - groups.length)}`)
  return `${complete.split(':').filter(Boolean).slice(0, 4).join(':')}::/64`
}
