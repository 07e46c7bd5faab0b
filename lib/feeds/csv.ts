import { encodeFileName } from '../format/file.ts'
import { neutralise } from './neutralise.ts'

/** Excel takes a file for UTF-8, and so writes Hindi names rightly, only when it starts with this. */
const BYTE_ORDER_MARK = '\uFEFF'

/** RFC 4180 asks for the quotes where a sign has a meaning; spaces at an edge get lost without. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

function field(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = neutralise(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows, the first of them the headings, as a CSV file by RFC 4180 that is safe to open. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(field).join(',')}\r\n`).join('')
}

/** The header that has a file saved: `name` in any script, `plain` in ASCII for programs without RFC 6266. */
export function attachment(plain: string, name: string): string {
  const encoded = encodeFileName(name.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]+/gu, ' '))
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
