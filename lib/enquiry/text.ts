/** Longest text of a field of one line, in characters; the CMS's columns hold 255. */
export const LONGEST_LINE = 200

/** Longest text of a field of several lines: generous for an address, too short for a book. */
export const LONGEST_TEXT = 1_000

/** Largest body of a post, in bytes: both longest texts in a script of three bytes a letter fit tenfold. */
export const LARGEST_POST = 64 * 1024

/** Control characters but line breaks, and those that turn the direction of what others write. */
const UNSEEN = /[[\p{Cc}--\n]\u202a-\u202e\u2066-\u2069]/gv

/**
 * A typed text as it is kept: composed the one usual way (NFC), without control characters but line
 * breaks, trimmed. Anything but a text, such as a file, counts as nothing.
 */
export function cleanText(value: FormDataEntryValue | null): string {
  if (typeof value !== 'string') return ''
  return value.normalize('NFC').replace(/\r\n?/g, '\n').replace(UNSEEN, '').trim()
}

/** The named fields of a posted form, cleaned; everything else that was posted is ignored. */
export function readFields(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, cleanText(form.get(name))]))
}
