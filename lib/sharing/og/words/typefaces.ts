import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { readShaper, type Shaper } from './shaper.ts'

const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/sharing/og/fonts')

/** In the order in which they are asked for a sign. */
const files = [
  'fraunces-latin-600-normal.woff',
  'noto-serif-devanagari-devanagari-600-normal.woff',
  'noto-serif-bengali-bengali-600-normal.woff',
]

const readFont = async (file: string): Promise<Shaper> =>
  readShaper(unpackWoff(await readFile(path.join(folder, file))))

let typefaces: Promise<Shaper[]> | null = null

/** The fonts of words that the drawing library cannot set, read with the first of them. */
export function getTypefaces(): Promise<Shaper[]> {
  typefaces ??= Promise.all(files.map(readFont))
  return typefaces
}

const HEADER = 44
const ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

const aligned = (length: number) => Math.ceil(length / 4) * 4

/** The plain font within a WOFF file, each of whose tables is packed by itself. */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file')
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  woff.copy(header, 0, 4, 8)
  const exponent = Math.floor(Math.log2(count))
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** exponent * SFNT_ENTRY, 6)
  header.writeUInt16BE(exponent, 8)
  header.writeUInt16BE((count - 2 ** exponent) * SFNT_ENTRY, 10)

  const tables: Buffer[] = []
  let end = header.length
  for (let index = 0; index < count; index++) {
    const entry = HEADER + index * ENTRY
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(start, start + packed)
    const table = Buffer.alloc(aligned(length))
    ;(packed < length ? inflateSync(bytes) : bytes).copy(table)
    const at = SFNT_HEADER + index * SFNT_ENTRY
    woff.copy(header, at, entry, entry + 4)
    woff.copy(header, at + 4, entry + 16, entry + 20)
    header.writeUInt32BE(end, at + 8)
    header.writeUInt32BE(length, at + 12)
    tables.push(table)
    end += table.length
  }
  return Buffer.concat([header, ...tables])
}
