import 'server-only'
import { HONEYPOT_FIELD, TOKEN_FIELD } from './fields.ts'
import { readFormToken, type FormToken } from './form-token.ts'
import { keyedDigest } from './keys.ts'
import { networkOf } from './network.ts'
import { isFlood, isMoreThanUsual } from './rate.ts'
import { cleanText } from './text.ts'

/** A tab can stay open over a holiday, and is still a parent's. */
const OLDEST_FORM_MS = 60 * 24 * 3_600_000

export type SpamSignals = {
  /** Why the office may doubt the enquiry, in words for the office; null when nothing speaks against it. */
  suspected: string | null
  /** The privacy notice that the sender saw; null when the form is not known to be ours. */
  noticeVersion: string | null
  /** Whether the office gets an e-mail: in a flood too, which is limited there, but not for spam. */
  isWorthMail: boolean
}

/**
 * What speaks against a post being a parent's. Nobody is refused for it: a wrong guess would lose a
 * family, and the office sees the mark.
 */
export function spamSignalsOf(form: FormData, address: string): SpamSignals {
  const token = readFormToken(cleanText(form.get(TOKEN_FIELD)))
  const doubts = [
    cleanText(form.get(HONEYPOT_FIELD)) && 'filled the field that people do not see',
    doubtAbout(token),
    isMoreThanUsual(keyedDigest('address', networkOf(address))) &&
      'one of many from the same connection',
  ].filter(Boolean)
  const isWorthMail = doubts.length === 0
  if (isFlood()) doubts.push('one of very many at the time')
  return {
    suspected: doubts.join(', ') || null,
    noticeVersion: token?.noticeVersion ?? null,
    isWorthMail,
  }
}

function doubtAbout(token: FormToken | null): string | null {
  if (!token) return 'not sent from our form'
  return Date.now() - token.madeAt > OLDEST_FORM_MS ? 'sent from a form months old' : null
}
