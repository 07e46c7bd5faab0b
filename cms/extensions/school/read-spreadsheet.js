// A separate program, from standard input to standard output: a small file can expand to gigabytes
// or keep a processor busy for minutes, which must end this process and not the CMS.
import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'

/** All parts of the archive together. A table of 200 rows needs less than one megabyte. */
const MAX_INFLATED_BYTES = 24_000_000

/** Excel itself shows 15 digits: 8150.000000000001 is 8150. */
const DIGITS = 15

/** In this time before its first year Excel counts a clock without a day. */
const FIRST_YEAR = 1905

let left = MAX_INFLATED_BYTES
const Inflation = globalThis.DecompressionStream

// The reader trusts the sizes that the archive declares; here every inflated byte counts.
globalThis.DecompressionStream = class {
  /** @param {CompressionFormat} format */
  constructor(format) {
    const { readable, writable } = new Inflation(format)
    this.writable = writable
    this.readable = readable.pipeThrough(new TransformStream({ transform: count }))
  }
}

/**
 * @param {Uint8Array} chunk
 * @param {TransformStreamDefaultController<Uint8Array>} controller
 */
function count(chunk, controller) {
  left -= chunk.length
  if (left < 0) answer({ refusal: 'large' })
  controller.enqueue(chunk)
}

/** @param {object} result */
function answer(result) {
  process.stdout.write(JSON.stringify(result), () => process.exit())
}

/** Apple Numbers writes a sheet about its export before the others. */
const NUMBERS_SUMMARY = 'Export Summary'

/** The text of a cell with a formula that no program has computed; see `read-excel.ts`. */
const NO_RESULT = '\0'

/** @param {import('hucre/xlsx').CellValue} value */
function textOf(value) {
  if (value instanceof Date) return dayOrClock(value.toISOString())
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)))
  return value === null ? '' : String(value)
}

/** @param {string} instant in ISO 8601, of which Excel knows no time zone */
function dayOrClock(instant) {
  const [day = '', time = ''] = instant.split('T')
  const clock = time.slice(0, 5)
  if (Number(day.slice(0, 4)) < FIRST_YEAR) return clock
  return clock === '00:00' ? day : `${day}T${clock}`
}

/**
 * Repeats a value in the rows over which its cell is merged, and in its first column that is shown.
 * @param {import('hucre/xlsx').Sheet} sheet
 * @param {ReadonlySet<number>} hiddenColumns
 */
function fillMerged({ rows, merges = [] }, hiddenColumns) {
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const value = rows[startRow]?.[startCol] ?? null
    let shown = startCol
    while (hiddenColumns.has(shown) && shown < endCol) shown += 1
    for (const row of rows.slice(startRow, endRow + 1))
      for (const column of [startCol, shown]) if (column < row.length) row[column] ||= value
  }
}

/**
 * The row of a table with its headings: of the first ones, that with the most cells.
 * @param {readonly import('hucre/xlsx').CellValue[][]} rows
 */
function headOf(rows) {
  const count = (/** @type {readonly unknown[]} */ cells) => cells.filter(Boolean).length
  const first = rows.filter((cells) => count(cells) > 0).slice(0, 6)
  return first.reduce((head, cells) => (count(cells) > count(head) ? cells : head), first[0] ?? [])
}

/**
 * Ends the program with a refusal if the sheet has more cells than are read.
 * @param {unknown} error
 */
function refuseLarge(error) {
  if (!(error instanceof Error && /over the \d+ limit/.test(error.message))) throw error
  answer({ refusal: 'large' })
  return null
}

/** @type {string[]} */
const shown = []
let isAny = false
const book = await readXlsx(await buffer(process.stdin), {
  // Only the first one is parsed.
  sheets({ name, hidden, veryHidden }) {
    isAny = true
    if (hidden || veryHidden || name === NUMBERS_SUMMARY) return false
    return shown.push(name) === 1
  },
}).catch(refuseLarge)
const [sheet] = book?.sheets ?? []
if (book && sheet) {
  const isHidden = (/** @type {number} */ row) => sheet.rowDefs?.get(row)?.hidden === true
  const hiddenColumns = new Set(
    (sheet.columns ?? []).flatMap(({ hidden }, column) => (hidden ? column : [])),
  )
  /** @type {string[]} */
  const comments = []
  for (const [place, { type, value, formula, comment }] of sheet.cells ?? []) {
    if (comment) comments.push(comment.text)
    const [row = 0, column = 0] = place.split(',').map(Number)
    const cells = sheet.rows[row]
    // Of formulas that several cells share, only the first has a text.
    if (cells && formula !== undefined && value === null) cells[column] = NO_RESULT
    if (cells && type === 'error') cells[column] = value
  }
  const head = headOf(sheet.rows)
  fillMerged(sheet, hiddenColumns)
  // A sheet can have more rows than a call has arguments.
  const width = sheet.rows.reduce((widest, { length }) => Math.max(widest, length), 0)
  const rows = sheet.rows
    .map((cells, row) => ({
      number: row + 1,
      cells: cells.map((cell, column) => (hiddenColumns.has(column) ? '' : textOf(cell))),
    }))
    .filter(({ cells }) => cells.some(Boolean))
  answer({
    name: sheet.name,
    others: shown.slice(1),
    firstYear: Number(book.dateSystem ?? 1900),
    rows: rows.filter(({ number }) => !isHidden(number - 1)),
    hiddenColumns: [...hiddenColumns]
      // Often all that are empty are hidden, up to the last of 16,384.
      .filter((column) => column < width)
      .map((column) =>
        textOf(head[column] ?? sheet.rows.find((cells) => cells[column])?.[column] ?? null),
      ),
    comments,
    hiddenRows: rows.map(({ number }) => number).filter((number) => isHidden(number - 1)),
  })
} else if (book && isAny) answer({ refusal: 'hidden' })
else if (book) throw new Error('The workbook has no sheet')
