import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { isSame } from 'school-schema/values/signature'
import { siteEnvironment } from '../server/environment.ts'
import { decodeConsent, encodeConsent, type ShownConsent } from './consent.ts'
import { networkOf } from 'school-schema/values/network'
import { createCounter } from './limits.ts'
import { HONEYPOT_FIELD, TOKEN_FIELD } from './form.ts'
import { textOf } from './parse-form.ts'

/**
 * What one network may send in ten minutes. Two hundred parents may be behind one address of a mobile network, have
 * two children, and send a form again; only a program sends more.
 */
const enquiries = createCounter(400)
/** By e-mail, to an address that need not be the sender's. */
const acknowledgements = createCounter(60)
/** A parent's tab can stay open over the holidays. */
const MAX_FORM_AGE_MS = 60 * 24 * 3_600_000

export type SpamSignals = {
  /** Why the enquiry may be spam, as a text for the office; null without a reason. */
  suspected: string | null
  /** The texts of the consent that the sender saw; null if the form is not known to be ours. */
  shown: ShownConsent | null
}

/** Signs of spam. The enquiry is marked for the office, never rejected: the signs can be wrong. */
export function spamSignalsOf(form: FormData): SpamSignals {
  const token = readFormToken(textOf(form.get(TOKEN_FIELD)))
  const isOld = token && Date.now() - token.madeAt > MAX_FORM_AGE_MS
  const doubts = [
    textOf(form.get(HONEYPOT_FIELD)) && 'filled the field that people do not see',
    !token && 'not sent from our form',
    isOld && 'sent from a form months old',
  ].filter(Boolean)
  return { suspected: doubts.join(', ') || null, shown: token?.shown ?? null }
}

/**
 * A keyed digest of 43 characters in base64url, with a separate key for each purpose. Without the
 * key, a telephone number could be found from its digest by trying all numbers.
 */
export function keyedDigest(
  purpose: 'id' | 'form-token' | 'address' | 'certificate',
  text: string,
): string {
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

/** The key of a sender in counters: neither an address nor, for IPv6, more than its network. */
export const senderKey = (address: string): string => keyedDigest('address', networkOf(address))

/** Counts one more enquiry from this address; returns whether they are too many in ten minutes. */
export const isSentTooOften = (address: string): boolean => enquiries.add(senderKey(address))

/**
 * The key of a mailbox in counters. Many providers deliver a.b@, ab@ and ab+school@ into one; of two
 * families whom another provider tells apart so, the second gets no confirmation that day.
 */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return keyedDigest('address', `${local.replace(/\+.*|\./g, '')}@${domain}`)
}

/** Counts one more e-mail that this address causes; returns whether they are too many in ten minutes. */
export const isAcknowledgedTooOften = (address: string): boolean =>
  acknowledgements.add(senderKey(address))

/** The address of a sender (`lib/server/sender.ts`). */
export const senderOf = (sent: Headers): string => sent.get('x-forwarded-for') ?? ''
