import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readShaper, type Shaper } from './shaper.ts'
import { unpackWoff } from './woff.ts'

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
