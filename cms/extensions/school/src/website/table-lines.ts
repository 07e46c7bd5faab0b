import Papa from 'papaparse'
import type { Collection } from 'school-schema/fields/collection'
import { neutralise } from 'school-schema/values/csv'
import { decode } from 'school-schema/values/decode'
import { invalidPayload } from '../shared.ts'
import { findField } from './column-names.ts'
import { isArchive, readExcel, refuseOtherKinds, type Line, type Lines } from './read-excel.ts'

/** More than any collection has, and more than Excel puts into a cell. */
const MAX_COLUMNS = 100
const MAX_CELL = 32_767

/** The headings of a CSV or Excel file, the lines below them, and what stands above. */
type Parts = Lines & { headings: string[]; above: string }

/** Throws what is wrong, and where. */
export async function readLines(
  bytes: Uint8Array,
  collection: Collection,
  maxRows: number,
): Promise<Parts> {
  refuseOtherKinds(bytes)
  const {
    lines: written,
    notes,
    ...rest
  } = isArchive(bytes) ? await readExcel(bytes) : readCsv(bytes, collection, maxRows)
  const { headings, lines, above } = withHeadings(written, collection, maxRows)
  if (above.length > 0) notes.push(`Left out above the headings: ${above.join(', ')}.`)
  return { headings, lines, notes, above: above.join(' '), ...rest }
}

/** The first line with which Excel says what separates the cells. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

function readCsv(bytes: Uint8Array, collection: Collection, maxRows: number): Lines {
  const { text: written, encoding, guessed } = decode(bytes)
  const [first = '', own] = SEPARATOR_LINE.exec(written) ?? []
  const text = written.slice(first.length)
  // With empty lines between the rows; none is left out without a word.
  const preview = maxRows * 10
  const delimiter = own ?? separatorOf(text, collection)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview })
  if (data.length >= preview)
    throw invalidPayload(
      `The file has more than ${preview} lines; at most ${maxRows} can be imported.`,
    )
  const [error] = errors
  const before = first === '' ? 1 : 2
  if (error) throw invalidPayload(`Row ${(error.row ?? 0) + before}: ${error.message}.`)
  const notes =
    guessed === 0
      ? []
      : encoding === 'utf-8'
        ? [`Bytes that are not UTF-8, and were read as Windows-1252: ${guessed}.`]
        : ['It is not in UTF-8, and was read as Windows-1252: check letters such as é, and quotes.']
  return { lines: data.map((cells, index) => ({ number: index + before, cells })), notes }
}

/** A title and a day stand above the headings in many tables of offices. */
const MAX_ABOVE = 5

const knownIn = (cells: readonly string[], collection: Collection): number =>
  cells.slice(0, MAX_COLUMNS).filter((cell) => findField(cell, collection)).length

const SEPARATORS = [',', ';', '\t', '|']

/** Spreadsheets write commas, in some countries semicolons, and tabs as "Unicode text": what the known headings stand between. */
function separatorOf(text: string, collection: Collection): string {
  const lines = text.split('\n', MAX_ABOVE * 2)
  const scores = SEPARATORS.map((mark) => {
    const split = lines.map((line) => line.split(mark))
    const known = Math.max(...split.map((cells) => knownIn(cells, collection)))
    return known * MAX_COLUMNS + Math.min(split[0]?.length ?? 0, MAX_COLUMNS - 1)
  })
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ','
}

const isWritten = (cell: string): boolean => cell.trim() !== ''

/** The line with the most known headings has them; without any, that with the most cells, below a title and an address. */
function withHeadings(written: readonly Line[], collection: Collection, maxRows: number) {
  const all = written.filter(({ cells }) => cells.some(isWritten))
  const heads = all.slice(0, MAX_ABOVE + 1).map(({ cells }) => cells)
  const known = heads.map((cells) => knownIn(cells, collection))
  const scores = known.some(Boolean) ? known : heads.map((cells) => cells.filter(isWritten).length)
  const at = Math.max(scores.indexOf(Math.max(...scores)), 0)
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

/** Without spaces at the ends, and without the apostrophe that the website writes before formulas. */
function cleaned(cell: string): string {
  const text = cell.trim()
  const [, formula] = /^'(.*)$/s.exec(text) ?? []
  return formula !== undefined && neutralise(formula) === text ? formula : text
}
