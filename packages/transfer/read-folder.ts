import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import { sampleFileId } from 'school-schema/sample/sample-files'
import { z } from 'zod'
import { readTable } from '../../cms/extensions/school/src/website/table-rows.ts'
import type { Row } from '../../cms/setup/client.ts'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { NotRead, pathInside } from './old-site/files.ts'
import { fileKey, fromLines, kinds, type Kind } from './format.ts'
import type { Report } from './report.ts'

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

/** Reads a folder of rows, texts and files. Throws a Problem about JSON that cannot be read at all. */
export async function readFolder(folder: string, report: Report): Promise<Folder> {
  const files = await readFiles(folder)
  const names = new Set(files.flatMap(({ name }) => [name, fileKey(name)]))
  const entries = new Map<Kind, Entry[]>()
  const tables = await listTables(folder, report)
  for (const kind of kinds) {
    const written =
      (await readJsonEntries(folder, kind)) ?? (await readTables(folder, kind, tables, report))
    if (!written) continue
    const list: Entry[] = []
    for (const entry of written)
      list.push(entry.refusal ? entry : await filled(folder, kind, entry, names))
    entries.set(kind, list)
  }
  if (entries.size === 0)
    throw new Problem(
      `The folder has no content: it needs files such as notification.json, fee.csv or faculty.xlsx.`,
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

async function readJsonEntries(folder: string, { name, isRecord }: Kind): Promise<Entry[] | null> {
  const json = `${name}.json`
  if (!existsSync(join(folder, json))) return null
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

/** Tables that can be read, and those of which the reader says how to save them. */
const TABLE = /^\.(?:csv|tsv|txt|xlsx|xlsm|xls|ods)$/i

/** The names of the tables of a folder; what is named after no collection is left out. */
async function listTables(folder: string, report: Report): Promise<string[]> {
  const all = (await readdir(folder)).toSorted()
  const leaveOut = (name: string, what: string) => report.about(name, name)('left-out', what)
  const json = new Set(['files', ...kinds.map(({ name }) => name)].map((name) => `${name}.json`))
  for (const name of all)
    if (parse(name).ext.toLowerCase() === '.json' && !json.has(name))
      leaveOut(name, `JSON that is not named after what it lists: ${[...json].join(', ')}`)
  const known = kinds.filter(({ isRecord }) => !isRecord).map(({ name }) => name)
  return all.filter((name) => {
    if (!TABLE.test(parse(name).ext)) return false
    if (known.some((each) => isNamed(each, name))) return true
    leaveOut(name, `tables that are not named after what they list: ${known.join(', ')}`)
    return false
  })
}

const isNamed = (collection: string, file: string): boolean =>
  parse(file).name.toLowerCase() === collection

async function readTables(
  folder: string,
  { name, collection }: Kind,
  tables: readonly string[],
  report: Report,
): Promise<Entry[] | null> {
  const lists: Entry[][] = []
  for (const table of tables.filter((file) => isNamed(name, file))) {
    const bytes = await readFile(await fileIn(folder, table))
    try {
      const { rows, notes } = await readTable(bytes, collection)
      for (const what of notes) report.about(table, table)('guessed', what)
      lists.push(
        rows.map(({ number, row, refusal }): Entry => {
          const given = Object.entries(row).filter(([, value]) => value !== undefined)
          const place = `${table}, row ${number}`
          return { place, row: Object.fromEntries(given), ...(refusal && { refusal }) }
        }),
      )
    } catch (error) {
      if (!(error instanceof Error)) throw error
      lists.push([{ place: table, row: {}, refusal: error.message }])
    }
  }
  return lists.length > 0 ? lists.flat() : null
}

async function readJson(folder: string, name: string): Promise<unknown> {
  const path = await fileIn(folder, name)
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new Problem(`${name} is not JSON: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}

/** The row with the content of its texts and the ids of its files. */
async function filled(
  folder: string,
  { columns, texts, files }: Kind,
  { place, row }: Entry,
  known: ReadonlySet<string>,
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
    if (name !== undefined && !known.has(name)) return refused(`files.json does not have ${name}.`)
  }
  return { place, row: values }
}
