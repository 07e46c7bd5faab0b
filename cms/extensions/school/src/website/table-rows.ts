import { convertText, fontAround } from 'school-schema/old-fonts/convert-text'
import type { Collection } from 'school-schema/fields/collection'
import { fieldLabel, type Field } from 'school-schema/fields/fields'
import { isTotal, parsePeriod, parseWrittenDays, plain } from 'school-schema/values/written'
import { columnsOf } from './column-names.ts'
import { NO_RESULT, type Line } from './read-excel.ts'
import { readLines } from './table-lines.ts'
import { beginningOf, dayAfter, schoolDay } from 'school-schema/day'
import { LONGEST_DAYS, orderOf, withDayFirst } from 'school-schema/values/written-day'

/** Excel counts the days from the end of 1899, and in older files of a Macintosh from 1904. */
const ZERO = { 1900: '1899-12-30', 1904: '1904-01-01' }
type FirstYear = keyof typeof ZERO
const SERIAL = /^\d{5}(?:\.\d+)?$/
const CLOCK = /^(.*\d.*?)(?:T|,? )(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?)Z?$/i
/** An instant with its zone, as programs write it. */
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d.*(?:Z|[+-]\d\d:?\d\d)$/
const MIDNIGHT = /^(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?a\.?m\.?)$/i

/** The day of a cell, and whether it has a time as well. */
function dayIn(cell: string, firstYear: FirstYear): { day: string; hasTime: boolean } {
  const text = plain(cell)
  if (text.length > LONGEST_DAYS) return { day: text, hasTime: false }
  const serial = SERIAL.test(text) ? Number(text) : null
  if (serial !== null)
    return { day: dayAfter(ZERO[firstYear], Math.floor(serial)), hasTime: serial % 1 !== 0 }
  const instant = ZONED.test(text) ? Date.parse(text) : NaN
  if (!Number.isNaN(instant)) {
    const day = schoolDay(new Date(instant))
    return { day, hasTime: instant !== beginningOf(day).getTime() }
  }
  const [, day = text, clock = '0:00'] = CLOCK.exec(text) ?? []
  return { day, hasTime: !MIDNIGHT.test(clock) }
}

/** The days of a column as texts with the day before the month, and what of them was guessed or left out. */
function readDays(
  cells: readonly string[],
  field: string,
  firstYear: FirstYear = 1900,
): { texts: string[]; notes: string[] } {
  const name = `“${fieldLabel(field)}”`
  const read = cells.map((cell) => dayIn(cell, firstYear))
  const days = read.map(({ day }) => day)
  const [timed, ...others] = cells.filter((_, index) => read[index]?.hasTime)
  const more = others.length > 0 ? ` and of ${others.length} more` : ''
  const notes =
    timed === undefined ? [] : [`${name} has no time: of “${timed}”${more} the day was taken.`]
  const orders = days.map(orderOf)
  const first = (order: (typeof orders)[number]) => days[orders.indexOf(order)]
  const isMixed = orders.includes('day-first') && orders.includes('month-first')
  if (orders.includes('day-first') && !isMixed) return { texts: days, notes }
  if (orders.includes('month-first') && !isMixed) {
    notes.push(`The days of ${name} were read with the month first, as in ${first('month-first')}.`)
    return { texts: days.map((day) => (orderOf(day) ? withDayFirst(day) : day)), notes }
  }
  if (orders.includes('either'))
    notes.push(
      `The days of ${name} were read with the day first: ${first('either')} can be meant otherwise. If the month is first, write 2027-03-04 for 4 March 2027.`,
    )
  return { texts: days, notes }
}

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
  const table = await readLines(bytes, collection, maxRows)
  const { headings, lines: written, above, notes, firstYear } = table
  const columns = columnsOf(headings, collection)
  notes.push(...columns.notes)
  const lines = withoutOldFonts(written, notes)
  const rows: TableRow[] = lines.map(({ number }) => ({ number, row: {} }))
  for (const [column, field] of columns.fields.entries()) {
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
  // Only of classes: योग is also yoga, which may be a club or a subject.
  const totals = rows.filter(
    ({ row: { class_name: name } }) => typeof name === 'string' && isTotal(name),
  )
  if (totals.length > 0)
    notes.push(`Rows with totals were left out: ${totals.map(({ number }) => number).join(', ')}.`)
  if (collection.collection === 'calendar_date') setDays(rows, above, notes)
  return { rows: rows.filter((each) => !totals.includes(each)), notes }
}

/** Lists of holidays have the first and the last day in one cell, and their year in the title above them. */
function setDays(rows: readonly TableRow[], above: string, notes: string[]): void {
  const period = parsePeriod(above)
  const guessed: number[] = []
  for (const { number, row } of rows)
    for (const name of ['from', 'to']) {
      const written = typeof row[name] === 'string' ? row[name] : ''
      const own = parseWrittenDays(written)
      const days = own ?? parseWrittenDays(written, period)
      if (!days) continue
      if (!own) guessed.push(number)
      row[name] = days.from
      if (name === 'from' && days.to) row['to'] ??= days.to
    }
  if (guessed.length > 0)
    notes.push(
      `Days without a year are of ${period?.from} to ${period?.to}, by the title: rows ${[...new Set(guessed)].join(', ')}.`,
    )
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
