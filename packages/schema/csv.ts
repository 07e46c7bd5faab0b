import { neutralise } from './neutralise.ts'

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
