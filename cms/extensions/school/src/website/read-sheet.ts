import { inflateRawSync } from 'node:zlib'
import { ownValue } from 'school-schema/own-value'

// The first sheet of an Excel file: a ZIP archive of XML (ECMA-376), of which a table needs three things: the
// texts, which cells share, the rows, and the columns of cells.

/** A small file can expand to gigabytes. */
const MAX_BYTES = 10_000_000

const SHARED = 'xl/sharedStrings.xml'
const SHEET = 'xl/worksheets/sheet1.xml'

/** Whether the bytes are those of an archive. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** A file of an archive as text; empty if there is none. Throws if the archive is damaged. */
function readEntry(zip: Buffer, wanted: string): string {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, nameEnd) === wanted) {
      const header = zip.readUInt32LE(at + 42)
      const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
      const data = zip.subarray(start, start + zip.readUInt32LE(at + 20))
      const isStored = zip.readUInt16LE(at + 10) === 0
      const text = isStored ? data : inflateRawSync(data, { maxOutputLength: MAX_BYTES })
      return text.toString('utf8')
    }
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return ''
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (xml: string): string =>
  xml
    .replaceAll(/&#x([\da-f]{1,6});/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replaceAll(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(lt|gt|quot|apos);/g, (_, name: string) => ownValue(ENTITIES, name) ?? '')
    .replaceAll('&amp;', '&')

/** The text of an element, whose parts may have different fonts. */
const textOf = (xml: string): string =>
  decoded([...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, part]) => part).join(''))

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The cells of the first sheet by row and column; a day is its number. Throws if it cannot be read. */
export function readSheet(bytes: Uint8Array): string[][] {
  const zip = Buffer.from(bytes)
  const shared = [...readEntry(zip, SHARED).matchAll(/<si>(.*?)<\/si>/gs)].map(([, si = '']) =>
    textOf(si),
  )
  const rows: ((string | undefined)[] | undefined)[] = []
  const cells = readEntry(zip, SHEET).matchAll(
    /<c r="([A-Z]{1,3})(\d{1,7})"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
  )
  for (const [, letters = '', row, attributes = '', content = ''] of cells) {
    const [, type = 'n'] = /t="(\w+)"/.exec(attributes) ?? []
    const [, value = ''] = /<v>([^<]*)<\/v>/.exec(content) ?? []
    const text = type === 'inlineStr' ? textOf(content) : decoded(value)
    const cell = type === 's' ? (shared[Number(value)] ?? '') : text
    ;(rows[Number(row) - 1] ??= [])[columnOf(letters)] = cell
  }
  // Empty rows and cells are not in the file.
  return Array.from(rows, (row = []) => Array.from(row, (cell = '') => cell))
}
