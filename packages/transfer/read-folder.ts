import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sampleFileId } from 'school-schema/sample/sample-files'
import { z } from 'zod'
import { readTable } from '../../cms/extensions/school/src/website/table-rows.ts'
import type { Row } from '../../cms/setup/client.ts'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { printLine } from '../../scripts/launcher/progress.mjs'
import { decodeText } from './decode.ts'
import { NotRead, pathInside } from './old-files.ts'
import { fileKey, fromLines, kinds, type Kind } from './format.ts'

/** A row of a file with its place in it; a row that cannot be read has the reason. */
export type Entry = { place: string; row: Row; refusal?: string }

/** A file with the properties that `files.json` has of it; `id` only of one of the sample school. */
export type FileEntry = { id: string | null; name: string; path: string; properties: Row }

export type Folder = { files: FileEntry[]; entries: ReadonlyMap<Kind, Entry[]> }

const rowSchema = z.record(z.string(), z.unknown())
const fileSchema = z.looseObject({
  /** Of a file of the sample school. */
  number: z.int().optional(),
  name: z.string().refine((name) => name === basename(name)),
})

/** Reads a folder of rows, texts and files. Throws a Problem about a file that cannot be read at all. */
export async function readFolder(folder: string): Promise<Folder> {
  const files = await readFiles(folder)
  const entries = new Map<Kind, Entry[]>()
  for (const kind of kinds) {
    const written = await readEntries(folder, kind)
    if (!written) continue
    const list: Entry[] = []
    for (const entry of written)
      list.push(entry.refusal ? entry : await filled(folder, kind, entry, files))
    entries.set(kind, list)
  }
  if (entries.size === 0)
    throw new Problem(
      `${folder} has no content: it needs files such as notification.json or fee.csv.`,
    )
  return { files, entries }
}

async function readFiles(folder: string): Promise<FileEntry[]> {
  if (!existsSync(join(folder, 'files.json'))) return []
  const read = z.array(fileSchema).safeParse(await readJson(folder, 'files.json'))
  if (!read.success) throw new Problem(`files.json: ${z.prettifyError(read.error)}`)
  return Promise.all(
    read.data.map(async ({ number, name, ...properties }) => {
      const path = await fileIn(folder, 'files', name)
      return { id: number === undefined ? null : sampleFileId(number), name, path, properties }
    }),
  )
}

/** The path of a file in the folder. Throws a Problem if it is somewhere else, through a link, or missing. */
const fileIn = (folder: string, ...parts: string[]): Promise<string> =>
  pathInside(folder, ...parts).catch((error: unknown) => {
    if (!(error instanceof NotRead)) throw error
    throw new Problem(`${parts.join('/')} cannot be read: ${error.message}.`)
  })

async function readEntries(folder: string, { name, collection, isRecord }: Kind) {
  const json = `${name}.json`
  if (existsSync(join(folder, json))) {
    const value = await readJson(folder, json)
    const rows = isRecord ? [value] : value
    if (!Array.isArray(rows)) throw new Problem(`${json} is not a list of rows.`)
    return rows.map((row: unknown, index): Entry => {
      const place = `${json}, row ${index + 1}`
      const read = rowSchema.safeParse(row)
      return read.success
        ? { place, row: read.data }
        : { place, row: {}, refusal: 'This is not a row with names and values.' }
    })
  }
  const table = [`${name}.csv`, `${name}.xlsx`].find((file) => existsSync(join(folder, file)))
  if (table === undefined) return null
  try {
    const { rows, notes } = await readTable(
      asUtf8(await readFile(await fileIn(folder, table))),
      collection,
    )
    for (const note of notes) printLine(`${table}: ${note}`)
    return rows.map(({ number, row }): Entry => {
      const given = Object.entries(row).filter(([, value]) => value !== undefined)
      return { place: `${table}, row ${number}`, row: Object.fromEntries(given) }
    })
  } catch (error) {
    throw new Problem(`${table}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function readJson(folder: string, name: string): Promise<unknown> {
  const path = await fileIn(folder, name)
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new Problem(`${name} is not JSON: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}

/** Older spreadsheets write Windows-1252; UTF-16 and Excel files are left as they are. */
const asUtf8 = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0xff || bytes[0] === 0x50 ? bytes : new TextEncoder().encode(decodeText(bytes))

/** The row with the content of its texts and the ids of its files. */
async function filled(
  folder: string,
  { columns, texts, files }: Kind,
  { place, row }: Entry,
  known: readonly FileEntry[],
): Promise<Entry> {
  const values = { ...row }
  const refused = (refusal: string): Entry => ({ place, row, refusal })
  const unknown = Object.keys(row).find((name) => !columns.includes(name))
  if (unknown)
    return refused(`The column “${unknown}” is not known. Known are: ${columns.join(', ')}.`)
  for (const column of texts) {
    const [, name] = /^text:([\w.-]+)$/.exec(String(values[column])) ?? []
    if (name === undefined) continue
    const path = join(folder, 'texts', name)
    if (!existsSync(path)) return refused(`The folder “texts” has no ${name}.`)
    values[column] = fromLines(await readFile(await fileIn(folder, 'texts', name), 'utf8'))
  }
  for (const column of files) {
    const [, name] = /^file:(.+)$/.exec(String(values[column])) ?? []
    const isKnown = known.some((file) => [file.name, fileKey(file.name)].includes(name ?? ''))
    if (name !== undefined && !isKnown) return refused(`files.json does not have ${name}.`)
  }
  return { place, row: values }
}
