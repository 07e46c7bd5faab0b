import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../scripts/launcher/folders.mjs'
import { mergeRows, readRows, toTable } from './table.ts'

const FILE = join(root, 'docs/lighthouse.md')
const TABLE = /^\| page [\s\S]*?\n(?!\|)/m

/** Puts rows into the table of docs/lighthouse.md; those of other pages stay. */
export async function writeRows(rows: readonly string[][]): Promise<void> {
  const text = await readFile(FILE, 'utf8')
  const table = toTable(mergeRows(readRows(text), rows))
  await writeFile(
    FILE,
    text.replace(TABLE, () => `${table}\n`),
  )
}
