import { normaliseText } from './typed-text.ts'

/** Excel only recognises UTF-8, which Hindi names need, with this mark at the start. */
const BYTE_ORDER_MARK = '\uFEFF'

/** RFC 4180 requires quotes around special characters; spaces at the ends would get lost without. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

function field(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = neutralise(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A CSV file by RFC 4180 that is safe to open in a spreadsheet; the first row has the headings. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(field).join(',')}\r\n`).join('')
}

/** Characters that a spreadsheet skips at the start of a cell: spaces, direction marks and others. */
const SKIPPED_CHARACTERS = /^[\s\p{Cc}\p{Cf}]+/u

/** A tab or line break at the start can move the rest into another cell. */
const BREAK = /^[\t\r\n]/

const PLAIN_NEGATIVE = /^-\d+(\.\d+)?$/

/**
 * Makes a text safe to open in a spreadsheet, which treats one that starts with = + - or @ as a
 * formula and may execute it. An apostrophe in front makes it a text. NFKC converts full-width and
 * small forms of these characters, which some programs treat alike.
 *
 * A plain negative number stays: it has no other reading. A telephone number such as +91 361 000
 * 0000 gets the apostrophe: otherwise it would lose its plus or be added up.
 */
export function neutralise(text: string): string {
  if (PLAIN_NEGATIVE.test(text)) return text
  const start = normaliseText(text, 'NFKC').replace(SKIPPED_CHARACTERS, '')
  return BREAK.test(text) || /^[=+\-@]/.test(start) ? `'${text}` : text
}
