import { attempt } from '../server/attempt.ts'

/** Longest text of a field of one line, in characters; the CMS's columns hold 255. */
export const LONGEST_LINE = 200

/** Longest text of a field of several lines: generous for an address, too short for a book. */
export const LONGEST_TEXT = 1_000

/** Largest body of a post, in bytes: both longest texts at three bytes per character fit tenfold. */
export const LARGEST_POST = 64 * 1024

/** The fields of a posted form by their names; each name occurs once. */
export type FormFields = ReadonlyMap<string, string>

/** As browsers choose them. Shorter ones might occur in a name or a text by chance. */
const CONTENT_TYPE = /^multipart\/form-data; ?boundary=([-\w]{27,70})$/
const PART = /^\r\nContent-Disposition: form-data; name="([$:\w]+)"\r\n\r\n([^]*)$/

/** Control characters except line breaks, and those that reverse the direction of text. */
const INVISIBLE = /[[\p{Cc}--\n]\u202a-\u202e\u2066-\u2069]/gv

/**
 * Reads a multipart body of the one shape in which browsers write a form of plain fields; null for any
 * other. Next parses the same bytes again, with busboy or with undici. Those disagree about repeated
 * names, parameters, charsets and stray boundaries, none of which this shape has.
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

/** The named fields of a posted form, cleaned; everything else that was posted is ignored. */
export function readFields(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, cleanText(form.get(name))]))
}

/** A typed text in NFC, without control characters except line breaks, trimmed; empty for anything but a text. */
export function cleanText(value: FormDataEntryValue | null): string {
  if (typeof value !== 'string') return ''
  return value.normalize('NFC').replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim()
}
