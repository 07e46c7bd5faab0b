import 'server-only'
import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import {
  initialConsents,
  type ConsentEntry,
  type ConsentLanguage,
  type Purpose,
} from 'school-schema/enquiry/consent'
import { z } from 'zod'
import { getLanguage } from '../messages/messages.ts'
import { fillText, valuesOf } from '../messages/values.ts'
import type { School } from '../school/school.ts'
import { attempt } from '../server/attempt.ts'

const shownConsent = z.object({
  language: z.enum(['en', 'hi', 'bn']) satisfies z.ZodType<ConsentLanguage>,
  enquiry: z.string(),
  reminders: z.string().nullable(),
})

/** The texts of the consent in a form, as they are shown. */
export type ShownConsent = z.infer<typeof shownConsent>

/** The texts of the consent that the forms of a school show. */
export function consentTexts(school: School): ShownConsent {
  const { enquiry: written, reminders } = school.consent
  const isInitial = written === initialConsents.en
  const language = isInitial ? getLanguage() : school.consent.language
  const enquiry = isInitial ? initialConsents[language] : written
  const values = valuesOf(school, language)
  return {
    language,
    enquiry: fillText(enquiry, values) ?? '',
    reminders: reminders && fillText(reminders, values),
  }
}

/** The texts as one word, which the form carries in its signed token. */
export const encodeConsent = (shown: ShownConsent): string =>
  deflateRawSync(JSON.stringify(shown)).toString('base64url')

/** The texts in such a word; null for a form of an earlier version. */
export const decodeConsent = (word: string): ShownConsent | null =>
  shownConsent.safeParse(
    attempt(() => JSON.parse(inflateRawSync(Buffer.from(word, 'base64url')).toString()) as unknown),
  ).data ?? null

/** Short enough for a list of the CMS. */
export const versionOf = (shown: ShownConsent): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)

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
