import { DEFAULT_LANGUAGE, inLanguage, isLanguage } from '../messages/messages.ts'
import { attempt } from '../server/attempt.ts'
import { LANGUAGE_FIELD, normaliseTyped, type Field } from './form.ts'

/** The maximum length of a single-line field in characters; the CMS's columns have 255. */
export const MAX_LINE_LENGTH = 200

/** The maximum length of a multi-line field: generous for an address. */
export const MAX_TEXT_LENGTH = 1_000

/** The fields of a posted form; each name occurs once. */
export type FormFields = ReadonlyMap<string, string>

/** Boundaries as browsers choose them. Shorter ones could occur in a name or a text by chance. */
const CONTENT_TYPE = /^multipart\/form-data; ?boundary=([-\w]{27,70})$/
const PART = /^\r\nContent-Disposition: form-data; name="([$:\w]+)"\r\n\r\n([^]*)$/

/**
 * Reads a multipart body in exactly the form in which browsers write plain fields; null for any
 * other. Next.js parses the same bytes again with busboy or undici, which disagree about repeated
 * names, parameters, charsets and stray boundaries. This form has none of them.
 */
export function readFormBody(contentType: string, body: Uint8Array): FormFields | null {
  const boundary = CONTENT_TYPE.exec(contentType)?.[1]
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const text = attempt(() => utf8.decode(body))
  if (boundary === undefined || text === null) return null

  const parts = `\r\n${text}`.split(`\r\n--${boundary}`)
  // Undici searches for the boundary without its dashes.
  if (text.split(boundary).length !== parts.length) return null
  const [before, after] = [parts.shift(), parts.pop()]
  if (before !== '' || (after !== '--\r\n' && after !== '--')) return null

  const fields = new Map<string, string>()
  for (const part of parts) {
    const [, name, value] = PART.exec(part) ?? []
    if (name === undefined || value === undefined || fields.has(name)) return null
    fields.set(name, value)
  }
  return fields
}

/** The named fields of a posted form, normalised; everything else is ignored. */
export function readFields(form: FormData, fields: readonly Field[]): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.name, normaliseTyped(field, textOf(form.get(field.name)))]),
  )
}

/** A posted text; empty for a file. */
export const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : ''

/** Handles a posted form in the language of the page with the form. Clients other than our form can send anything. */
export function inPostedLanguage<Result>(form: unknown, work: () => Result): Result {
  const language = form instanceof FormData ? form.get(LANGUAGE_FIELD) : null
  const isKnown = typeof language === 'string' && isLanguage(language)
  return inLanguage(isKnown ? language : DEFAULT_LANGUAGE, work)
}
