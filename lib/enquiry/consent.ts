import 'server-only'
import { hash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import {
  initialConsent,
  initialConsents,
  type ConsentEntry,
  type Purpose,
} from 'school-schema/enquiry/consent'
import { languages } from 'school-schema/languages'
import { isSame } from 'school-schema/values/signature'
import { z } from 'zod'
import { localeOf, type Locale } from '../messages/messages.ts'
import { fillText, valuesOf } from '../messages/values.ts'
import type { School } from '../school/school.ts'
import { attempt } from '../server/attempt.ts'
import { HONEYPOT_FIELD, textOf, TOKEN_FIELD } from './form.ts'
import { keyedDigest } from './sender.ts'

const shownConsent = z.object({
  language: z.enum(languages),
  enquiry: z.string(),
  reminders: z.string().nullable(),
})

/** The texts of the consent in a form, as they are shown. */
export type ShownConsent = z.infer<typeof shownConsent>

/** The texts of the consent that the forms of a school show. */
export function consentTexts(locale: Locale, school: School): ShownConsent {
  const { enquiry: written, reminders } = school.consent
  const initial = written === initialConsent ? initialConsents[locale.language] : undefined
  const language = initial ? locale.language : school.consent.language
  const enquiry = initial ?? written
  const values = valuesOf(localeOf(language), school)
  return {
    language,
    enquiry: fillText(enquiry, values) ?? '',
    reminders: reminders && fillText(reminders, values),
  }
}

/**
 * Signs the time of rendering and the texts of the consent, so that an enquiry records what its
 * sender saw, even if the school has changed it since. Visitors of a cached page share one token.
 */
export function makeFormToken(shown: ShownConsent, now = Date.now()): string {
  const texts = deflateRawSync(JSON.stringify(shown)).toString('base64url')
  return signed(`${now.toString(36)}.${texts}`)
}

const signed = (text: string) => `${text}.${keyedDigest('form-token', text)}`

const parseTexts = (word: string) =>
  attempt(() => JSON.parse(inflateRawSync(Buffer.from(word, 'base64url')).toString()) as unknown)

/** The time of rendering (milliseconds since 1970) and the texts of a token; null without a valid signature. */
function readFormToken(token: string): { madeAt: number; shown: ShownConsent | null } | null {
  const [made = '', texts = ''] = token.split('.')
  if (!isSame(token, signed(`${made}.${texts}`))) return null
  // A form of an earlier version has no texts.
  const shown = shownConsent.safeParse(parseTexts(texts)).data ?? null
  return { madeAt: Number.parseInt(made, 36), shown }
}

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
  const token = readFormToken(textOf(form, TOKEN_FIELD))
  const isOld = token && Date.now() - token.madeAt > MAX_FORM_AGE_MS
  const doubts = [
    textOf(form, HONEYPOT_FIELD) && 'filled the field that people do not see',
    !token && 'not sent from our form',
    isOld && 'sent from a form months old',
  ].filter(Boolean)
  return { suspected: doubts.join(', ') || null, shown: token?.shown ?? null }
}

/** Short enough for a list of the CMS. */
export const versionOf = (shown: ShownConsent): string =>
  hash('sha256', JSON.stringify(shown), 'hex').slice(0, 12)

/** What a sender agrees to by sending the form; nothing if the form is not known to be ours. */
export function consentEntries(
  shown: ShownConsent | null,
  wantsReminders: boolean,
  at: string,
): ConsentEntry[] {
  if (!shown) return []
  const agreed = (purpose: Purpose, text: string): ConsentEntry => ({
    purpose,
    event: 'agreed',
    at,
    language: shown.language,
    text,
  })
  const entries = [agreed('enquiry', shown.enquiry)]
  if (wantsReminders && shown.reminders) entries.push(agreed('reminders', shown.reminders))
  return entries
}
