import Papa from 'papaparse'
import { fieldLabel, type Field } from 'school-schema/fields/fields'
import { neutralise } from 'school-schema/values/csv'
import type { Collection } from 'school-schema/fields/collection'
import { invalidPayload } from '../shared.ts'
import { isArchive, readExcel, refuseOtherKinds, type Line, type Lines } from './read-excel.ts'

/** What people call a field, besides its name, as in the tables of the website. */
const OTHER_NAMES = new Map([
  ['class', 'class_name'],
  ['feers', 'amount'],
  ['fee', 'amount'],
  ['date', 'from'],
  ['todate', 'to'],
  ['event', 'title'],
  ['occasion', 'title'],
  ['subject', 'title'],
])

/** Counted by the spreadsheet, or set by the CMS: a file may have these, and they change nothing. */
const IGNORED = /^(s|sl|sr|serial)(no|number)?$|^(date_?created|date_?updated)$/

/** A row by the names of fields, and its number in a spreadsheet, where the headings are row 1. */
export type TableRow = { number: number; row: Record<string, unknown> }

/** The rows, and sentences about what of the file was left out. */
type Table = { rows: TableRow[]; notes: string[] }

/** More than any collection has, and more than Excel puts into a cell. */
const MAX_COLUMNS = 100
const MAX_CELL = 32_767

/**
 * The rows of a CSV or Excel file for a collection. Throws what is wrong, and where.
 * @param maxRows the rows that are accepted below the headings
 */
export async function readTable(
  bytes: Uint8Array,
  collection: Collection,
  maxRows = Infinity,
): Promise<Table> {
  refuseOtherKinds(bytes)
  const { lines: written, notes } = isArchive(bytes)
    ? await readExcel(bytes)
    : readCsv(decode(bytes), maxRows)
  const { headings, lines, above } = withHeadings(written, collection, maxRows)
  if (above.length > 0) notes.push(`Left out above the headings: ${above.join(', ')}.`)
  const columns = columnsOf(headings, collection)
  const twice = columns.find((field, index) => field && columns.indexOf(field) !== index)
  if (twice)
    throw invalidPayload(`Two columns are “${fieldLabel(twice.field)}”. Remove one of them.`)
  const rows = lines.map(({ number, cells }) => ({
    number,
    row: Object.fromEntries(
      columns.flatMap((field, index) =>
        field ? [[field.field, valueOf(cells[index] ?? '', field)]] : [],
      ),
    ),
  }))
  return { rows, notes }
}

/** UTF-8, or UTF-16 as spreadsheets write "Unicode text". */
function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalidPayload('The file is not in UTF-8. In Excel choose Save as, then CSV UTF-8.')
  }
}

function readCsv(text: string, maxRows: number): Lines {
  // With empty lines between the rows; none is left out without a word.
  const preview = maxRows === Infinity ? 0 : maxRows * 10
  const delimiter = separatorOf(text)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview })
  if (preview > 0 && data.length >= preview)
    throw invalidPayload(
      `The file has more than ${preview} lines; at most ${maxRows} can be imported.`,
    )
  const [error] = errors
  if (error) throw invalidPayload(`Row ${(error.row ?? 0) + 1}: ${error.message}.`)
  return { lines: data.map((cells, index) => ({ number: index + 1, cells })), notes: [] }
}

/** A title and a day stand above the headings in many tables of offices. */
const MAX_ABOVE = 5

/** The line with the most known headings has them; without any, the first with a text. */
function withHeadings(written: readonly Line[], collection: Collection, maxRows: number) {
  const all = written.filter(({ cells }) => cells.some(isWritten))
  const known = all
    .slice(0, MAX_ABOVE + 1)
    .map(({ cells }) => cells.filter((cell) => findField(cell, collection)).length)
  const at = Math.max(known.indexOf(Math.max(...known)), 0)
  const above = all.slice(0, at).map(({ cells }) => `“${cells.filter(isWritten).join(' ')}”`)
  const [first, ...lines] = all.slice(at)
  if (lines.length === 0) throw invalidPayload('The file has no rows.')
  if (lines.length > maxRows)
    throw invalidPayload(`The file has ${lines.length} rows; at most ${maxRows} can be imported.`)
  for (const { number, cells } of written) {
    if (cells.findLastIndex(isWritten) >= MAX_COLUMNS)
      throw invalidPayload(`Row ${number} has more than ${MAX_COLUMNS} columns.`)
    if (cells.some(({ length }) => length > MAX_CELL))
      throw invalidPayload(`Row ${number}: a cell has more than ${MAX_CELL} letters.`)
  }
  const headings = (first?.cells ?? []).map(cleaned)
  const cleanLines = lines.map(({ number, cells }) => ({ number, cells: cells.map(cleaned) }))
  const stray = cleanLines.find(({ cells }) =>
    cells.some((cell, column) => cell && !headings[column]),
  )
  if (stray) throw invalidPayload(`Row ${stray.number}: a cell is in a column without a heading.`)
  return { headings, lines: cleanLines, above }
}

const isWritten = (cell: string): boolean => cell.trim() !== ''

/** Spreadsheets write commas, in some countries semicolons, and tabs as "Unicode text". */
function separatorOf(text: string): string {
  const [headings = ''] = text.split('\n', 1)
  const countOf = (mark: string) => headings.split(mark).length
  return [',', ';', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ','
}

/** Without spaces at the ends, and without the apostrophe that the website writes before formulas. */
function cleaned(cell: string): string {
  const text = cell.trim()
  const [, formula] = /^'(.*)$/s.exec(text) ?? []
  return formula !== undefined && neutralise(formula) === text ? formula : text
}

/** Letters and digits only: "Class name", "class_name" and "CLASS NAME:" are one name. */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const columnFields = ({ fields }: Collection) => fields.filter(({ schema }) => schema !== null)

function findField(name: string, collection: Collection): Field | undefined {
  const wanted = [bare(name), bare(OTHER_NAMES.get(bare(name)) ?? '')]
  return columnFields(collection).find(({ field }) => wanted.includes(bare(field)))
}

/** The field of each column; null for one that changes nothing. Throws what the CMS does not know. */
function columnsOf(headings: readonly string[], collection: Collection): (Field | null)[] {
  const isIgnored = (name: string) => name === '' || IGNORED.test(bare(name))
  const unknown = headings.filter((name) => !isIgnored(name) && !findField(name, collection))
  if (unknown.length > 0) {
    const known = columnFields(collection)
      .filter(({ meta }) => !meta['hidden'])
      .map(({ field }) => fieldLabel(field))
    const names = unknown.map((name) => `“${name}”`).join(', ')
    const what =
      unknown.length === 1
        ? `The column ${names} is not known here.`
        : `The columns ${names} are not known here.`
    throw invalidPayload(
      `${what} Known are: ${known.join(', ')}. Rename the columns that you need, and remove the others.`,
    )
  }
  return headings.map((name) => (isIgnored(name) ? null : (findField(name, collection) ?? null)))
}

/** The value that a cell stands for, or its text, which the rule of the field then refuses; undefined if it is empty. */
const valueOf = (cell: string, { read, type }: Field) => {
  if (cell === '') return undefined
  const written = type === 'date' && /^\d{5}$/.test(cell) ? dayOf(Number(cell)) : cell
  return read?.(written) ?? written
}

/** Excel counts the days from the end of 1899. */
const dayOf = (number: number): string =>
  new Date(Date.UTC(1899, 11, 30 + number)).toISOString().slice(0, 10)
