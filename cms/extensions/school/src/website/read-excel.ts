import { invalidPayload } from '../shared.ts'
import { LimitReached, runProgram } from './run-program.ts'

const READING = { milliseconds: 20_000, heapMegabytes: 192, outputBytes: 16_000_000 }

/** A row by its number in the spreadsheet. */
export type Line = { number: number; cells: string[] }

/** The rows of a table, sentences about what was left out, and the year from which Excel counts days. */
export type Lines = { lines: Line[]; notes: string[]; firstYear?: 1900 | 1904 }

/** The text of a cell with a formula that no program has computed. */
export const NO_RESULT = '\0'

/** What `read-spreadsheet.js` answers. */
type Sheet = {
  name: string
  others: string[]
  firstYear: 1900 | 1904
  rows: Line[]
  hiddenRows: number[]
  /** What is at their heads. */
  hiddenColumns: string[]
  comments: string[]
}
type Answer = Sheet | { refusal: 'large' | 'hidden' }

const SAVE_AGAIN =
  'Open it in Excel or LibreOffice, choose Save As, “Excel Workbook (.xlsx)” or “CSV UTF-8”, and import that file.'
export const TOO_LARGE =
  'This spreadsheet is too large to read. Copy only the table into a new spreadsheet, save that as .xlsx, and import it.'

const startsWith = (bytes: Uint8Array, beginning: string): boolean =>
  Buffer.from(bytes.subarray(0, beginning.length)).toString('latin1') === beginning

/** Refuses a table of another kind by its first bytes, and says how to save it. */
export function refuseOtherKinds(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  if (head.startsWith('\xd0\xcf\x11\xe0'))
    throw invalidPayload(
      `This is a spreadsheet of an older kind (.xls), or one with a password. ${SAVE_AGAIN} Choose no password.`,
    )
  if (/^PK.{28}mimetypeapplication\/vnd\.oasis/s.test(head))
    throw invalidPayload(`This is a spreadsheet of LibreOffice (.ods). ${SAVE_AGAIN}`)
  if (/^(?:\xef\xbb\xbf)?\s*</.test(head))
    throw invalidPayload(`This is a web page with the name of a spreadsheet. ${SAVE_AGAIN}`)
  if (/^(?:%PDF|\x89PNG|\xff\xd8|GIF8|\{\\rtf)/.test(head))
    throw invalidPayload(`This file is not a table. ${SAVE_AGAIN}`)
}

/** Whether the bytes are those of an archive, as every file of Excel since 2007 is. */
export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, 'PK')

/** The first visible sheet. Throws an error that says what is wrong, and where. */
export async function readExcel(bytes: Uint8Array): Promise<Lines> {
  const answer = await runProgram('read-spreadsheet.js', bytes, READING).then(
    (output) => JSON.parse(output.toString('utf8')) as Answer,
    (error: unknown) => {
      if (error instanceof LimitReached) throw invalidPayload(TOO_LARGE)
      throw invalidPayload(`This file of Excel cannot be read. ${SAVE_AGAIN}`)
    },
  )
  if (!('refusal' in answer)) return linesOf(answer)
  if (answer.refusal === 'large') throw invalidPayload(TOO_LARGE)
  throw invalidPayload('No sheet of this spreadsheet is shown. Unhide the one with the table.')
}

/** More comments than somebody reads in a message. */
const MOST = 20
const LONGEST = 200

/** A comment without what Excel writes around it for older versions. */
const commentOf = (written: string): string => {
  const text = written
    .replace(/^\[Threaded comment\].*?\nComment:/s, '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** Texts in quotation marks, in a sentence. */
export const quoted = (texts: readonly string[]): string =>
  texts.map((text) => `“${text}”`).join(', ')

/** Numbers in ascending order, those in a row in short: 3, 5 to 9. */
function rangesOf(numbers: readonly number[]): string {
  const starts = numbers.filter((number, at) => numbers[at - 1] !== number - 1)
  const ends = numbers.filter((number, at) => numbers[at + 1] !== number + 1)
  return starts
    .map((start, at) => (start === ends[at] ? `${start}` : `${start} to ${ends[at]}`))
    .join(', ')
}

function linesOf({ name, others, firstYear, rows, hiddenRows, ...rest }: Sheet): Lines {
  const notes = []
  const hiddenColumns = rest.hiddenColumns.filter(Boolean)
  if (others.length > 0)
    notes.push(`Only the first sheet “${name}” was read, not ${quoted(others)}.`)
  if (hiddenColumns.length > 0)
    notes.push(
      `Columns that are hidden in the spreadsheet were left out: ${quoted(hiddenColumns)}.`,
    )
  const comments = quoted(rest.comments.slice(0, MOST).map(commentOf))
  const more = rest.comments.length > MOST ? ` and ${rest.comments.length - MOST} more` : ''
  if (comments !== '') notes.push(`Comments of cells were left out: ${comments}${more}.`)
  if (hiddenRows.length > 0)
    notes.push(`Rows that are hidden in the spreadsheet were left out: ${rangesOf(hiddenRows)}.`)
  return { lines: rows, notes, firstYear }
}
