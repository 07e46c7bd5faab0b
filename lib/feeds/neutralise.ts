/** What a spreadsheet skips before it looks at a cell's first sign: spaces, marks of direction and the like. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]+/u

/** A tab or a line break at the very start can push the rest into a cell of its own. */
const BREAK = /^[\t\r\n]/

const PLAIN_NEGATIVE = /^-\d+(\.\d+)?$/

/**
 * Makes a text safe to open in a spreadsheet, which takes one that starts with = + - or @ for a
 * formula and may run what it says. An apostrophe in front makes it a text again. NFKC turns the
 * full-width and small forms of these signs, which some programs take for the same, into the plain.
 *
 * A plain negative number stays: it can only be read as the number that it is. A telephone number
 * such as +91 361 000 0000 does get the apostrophe: left alone it would lose its plus or be added up.
 */
export function neutralise(text: string): string {
  if (PLAIN_NEGATIVE.test(text)) return text
  const start = text.normalize('NFKC').replace(UNSEEN, '')
  return BREAK.test(text) || /^[=+\-@]/.test(start) ? `'${text}` : text
}
