import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toCsv } from 'school-schema/values/csv'
import { CERTIFICATES } from 'school-schema/collections'
import { connectCms, type Row } from '../../cms/setup/client.ts'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { printStep } from '../../scripts/launcher/progress.mjs'
import { APPROVAL } from 'school-schema/principal/fields'
import { CERTIFICATE_FOLDER } from 'school-schema/certificates/certificates'
import { isSampleFileId, sampleFileNumber } from 'school-schema/sample/sample-files'
import {
  FILE_COLUMNS,
  kinds,
  namesOf,
  rowWith,
  toJson,
  toLines,
  withNames,
  type CmsAccess,
  type Kind,
} from './format.ts'

/** The lists that offices keep in a spreadsheet. */
const TABLES = ['faculty', 'fee', 'book', 'calendar_date', 'notification', 'person']

type Cms = ReturnType<typeof connectCms>

/** The files of the CMS without documents of children: those of certificates, wherever they are, and all in their folder. */
async function listFiles(cms: Cms): Promise<Row[]> {
  const fields = ['id', 'folder', 'filename_download', ...FILE_COLUMNS]
  const all = await cms.list(`/files?limit=-1&sort=id&fields=${fields.join()}`)
  const rows = await cms.list(`/items/${CERTIFICATES}?limit=-1&fields=file`)
  const certificates = new Set(rows.map(({ file }) => file))
  const files = all.filter(
    ({ id, folder }) => folder !== CERTIFICATE_FOLDER && !certificates.has(id),
  )
  if (files.length < all.length)
    printStep(`Left out, as they are of transfer certificates: ${all.length - files.length} files`)
  return files
}

/** Writes content and files of the CMS into an empty folder, for this account only. Throws a Problem if it is not empty. */
export async function exportFolder(target: CmsAccess, folder: string): Promise<void> {
  // It has drafts, and what no visitor sees.
  process.umask(0o077)
  await mkdir(join(folder, 'texts'), { recursive: true })
    .then(() => chmod(folder, 0o700))
    .catch((error: unknown) => {
      throw new Problem(`${folder} cannot be written: ${String(error)}`)
    })
  const cms = connectCms(target.url, target.token)
  const files = await listFiles(cms)
  const names = namesOf(files)
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  for (const kind of kinds) {
    const path = `/items/${kind.name}?fields=${kind.columns.join()}`
    const rows = kind.isRecord ? [await cms.read(path)] : await cms.list(`${path}&limit=-1&sort=id`)
    const written: Row[] = []
    for (const row of rows) {
      const { values, texts } = writtenRow(kind, row, names)
      for (const [name, html] of texts) await write(`texts/${name}`, toLines(html))
      written.push(values)
    }
    await write(`${kind.name}.json`, toJson(kind.isRecord ? written[0] : written))
    if (TABLES.includes(kind.name)) await write(`${kind.name}.csv`, tableOf(kind, written))
    printStep(`Exported ${kind.name}: ${rows.length}`)
  }
  await exportFiles(target, folder, files, names)
}

/** Throws a Problem if there is something in a folder. */
export async function assertEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new Problem(`${folder} is not a folder that can be read.`)
  })
  if (entries.length > 0)
    throw new Problem(`${folder} is not empty: name a new folder, so that nothing is mixed.`)
}

function writtenRow(kind: Kind, row: Row, names: ReadonlyMap<unknown, string>) {
  const texts: [name: string, html: string][] = []
  const values = rowWith(kind.columns, row)
  // Since when it waits is known to the CMS that has asked.
  if (row['status'] === 'waiting') delete values[APPROVAL]
  for (const [column, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue
    values[column] = withNames(value, names)
    if (!kind.texts.includes(column)) continue
    const name = [kind.name, values['id'], column].filter(Boolean).join('-')
    texts.push([`${name}.html`, withNames(value, names)])
    values[column] = `text:${name}.html`
  }
  return { values, texts }
}

/** The short values only: texts with formats are not for a spreadsheet. */
function tableOf({ columns, texts, files }: Kind, rows: readonly Row[]): string {
  const shown = columns.filter((column) => !texts.includes(column) && !files.includes(column))
  return toCsv([shown, ...rows.map((row) => shown.map((column) => cellOf(row[column])))])
}

const cellOf = (value: unknown): string | number => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? value : ''
}

async function exportFiles(
  { url, token }: CmsAccess,
  folder: string,
  files: readonly Row[],
  names: ReadonlyMap<unknown, string>,
): Promise<void> {
  await mkdir(join(folder, 'files'))
  for (const [id, name] of names) {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/assets/${String(id)}`, { headers })
    if (!response.ok || !response.body)
      throw new Problem(`The CMS has lost the file ${name} (${response.status}).`)
    await writeFile(join(folder, 'files', name), response.body)
  }
  const list = files
    .map((file): Row => {
      const { id } = file
      // The check before going live knows the files of the sample school by their ids.
      const number = isSampleFileId(id) ? { number: sampleFileNumber(String(id)) } : {}
      return { name: names.get(id), ...number, ...rowWith(FILE_COLUMNS, file) }
    })
    .toSorted((a, b) => (String(a['name']) < String(b['name']) ? -1 : 1))
  await writeFile(join(folder, 'files.json'), toJson(list))
  printStep(`Exported files: ${files.length}`)
}
