import { convertText, fontAround } from 'school-schema/old-fonts/convert-text'
import type { Collection } from 'school-schema/fields/collection'
import { fieldLabel, type Field } from 'school-schema/fields/fields'
import { plain } from 'school-schema/values/written'
import { columnsOf } from './column-names.ts'
import { NO_RESULT, type Line } from './read-excel.ts'
import { readDays } from './table-days.ts'
import { readLines } from './table-lines.ts'

/** A row by the names of fields, and its number in a spreadsheet; `refusal`: why it cannot be read. */
export type TableRow = {
  number: number
  row: Record<string, unknown>
  refusal?: string
}

/** The rows, and sentences about what of the file was left out or guessed. */
type Table = { rows: TableRow[]; notes: string[] }

/** More rows than an office has in one table. */
const MAX_ROWS = 20_000

/**
 * The rows of a CSV or Excel file for a collection. Throws an error that says what is wrong, and where.
 * @param maxRows the rows that are accepted below the headings
 */
export async function readTable(
  bytes: Uint8Array,
  collection: Collection,
  maxRows = MAX_ROWS,
): Promise<Table> {
  const { headings, lines: written, notes, firstYear } = await readLines(bytes, collection, maxRows)
  const lines = withoutOldFonts(written, notes)
  const rows: TableRow[] = lines.map(({ number }) => ({ number, row: {} }))
  for (const [column, field] of columnsOf(headings, collection).entries()) {
    if (!field) continue
    const cells = lines.map((line) => line.cells[column] ?? '')
    const { texts, notes: others } =
      field.type === 'date' ? readDays(cells, field.field, firstYear) : { texts: cells, notes: [] }
    notes.push(...others)
    for (const [index, target] of rows.entries()) {
      const fault = faultOf(cells[index] ?? '', field)
      if (fault !== undefined) target.refusal ??= fault
      target.row[field.field] = valueOf(texts[index] ?? '', field)
    }
  }
  return { rows, notes }
}

/** The lines with cells in Unicode that were typed for an old font; `notes` get a sentence that says so. */
function withoutOldFonts(lines: readonly Line[], notes: string[]): readonly Line[] {
  const around = fontAround(lines.flatMap(({ cells }) => cells))
  if (!around) return lines
  const changed: string[] = []
  const convert = (cell: string) => {
    const converted = convertText(cell, around)
    if (converted !== null) changed.push(converted)
    return converted ?? cell
  }
  const converted = lines.map(({ number, cells }) => ({ number, cells: cells.map(convert) }))
  const [first] = changed
  if (first === undefined) return lines
  notes.push(
    `Texts for an old font such as Kruti Dev were converted to Unicode (cells: ${changed.length}), as “${first}”: read them.`,
  )
  return converted
}

/** What Excel shows instead of a value. */
const ERROR = /^#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|####*)$/

function faultOf(cell: string, { field }: Field): string | undefined {
  const name = `“${fieldLabel(field)}”`
  if (cell === NO_RESULT)
    return `${name} has a formula without its result. Open the file in Excel or LibreOffice, save it, and import it again.`
  if (!ERROR.test(cell)) return undefined
  return `${name} shows the error ${cell}. Correct the formula, or type the value.`
}

/** A number as programs write it, with more digits than Excel shows or with an exponent. */
const NUMBER = /^\d+(?:\.\d{3,}|(?:\.\d+)?e\+?\d{1,2})$/i
/** Excel itself shows 15 digits: 8150.0000000000009 is 8150. */
const DIGITS = 15

/** The value that a cell stands for, or its text, which the rule of the field then refuses; undefined if it is empty. */
function valueOf(cell: string, { read, type }: Field): unknown {
  if (cell === '') return undefined
  const number = type === 'integer' ? plain(cell) : ''
  const written = NUMBER.test(number) ? String(Number(Number(number).toPrecision(DIGITS))) : cell
  return read?.(written) ?? written
}
