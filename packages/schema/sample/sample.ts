import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '../cms.ts'
import { sessionOf } from '../day.ts'
import { fillDays, sessionStart, type Start } from './sample-days.ts'
import { sampleFileId } from './sample-files.ts'

/** The sample school; `README.md` in it describes the format. */
const FOLDER = join(import.meta.dirname, '../../../sample')

export type SampleRow = Record<string, unknown>

/** A file of the sample; `path` is where its bytes are. */
export type SampleFile = SampleRow & { id: string; name: string; title: string; path: string }

type Rows = SampleRow[] | { sessions: number[]; rows: (SampleRow & { sessions?: number[] })[] }

const known = new Map<string, string>()

function readText(name: string): string {
  const text = known.get(name) ?? readFileSync(join(FOLDER, name), 'utf8')
  known.set(name, text)
  return text
}

const readJson = (name: string): unknown => JSON.parse(readText(name))

/** The path of a file of the sample school. */
export const sampleFilePath = (name: string): string => join(FOLDER, 'files', name)

/** The pictures and papers of the sample school. */
export const sampleFiles: readonly SampleFile[] = (
  readJson('files.json') as { number: number; name: string; title: string }[]
).map(({ number, ...file }) => ({
  ...file,
  id: sampleFileId(number),
  path: sampleFilePath(file.name),
}))

function idOfSample(name: string): string {
  const file = sampleFiles.find((each) => each.name === name)
  if (!file) throw new Error(`There is no sample file ${name}.`)
  return file.id
}

/** The HTML of a text by its file and its name there, such as `pages.hi/uniform`. */
function textOf(reference: string): string {
  const [file, name] = reference.split('/')
  const [, ...parts] = readText(`texts/${file}.html`).split(/^<!-- (\S+) -->$/m)
  const index = parts.indexOf(String(name))
  const html = index < 0 ? undefined : parts[index + 1]
  if (html === undefined) throw new Error(`The sample has no text ${reference}.`)
  return html
}

/**
 * HTML exactly as the Studio's editor (Tiptap) writes it, as it opens anything else read-only: list
 * items and table cells contain a paragraph, tables have minimum column widths, and nothing is
 * between blocks.
 */
function asInStudio(html: string): string {
  return html
    .replace(/[ \n]+/g, ' ')
    .replace(/ ?(<\/?(?:p|h2|h3|[uo]l|li|table|tr|t[hd])>) ?/g, '$1')
    .replace(/<li>(.*?)<\/li>/g, '<li><p>$1</p></li>')
    .replace(/<(th|td)>(.*?)<\/\1>/g, '<$1 colspan="1" rowspan="1"><p>$2</p></$1>')
    .replace(/<table>(.*?)<\/table>/g, (_, rows: string) => {
      const columns = (/<tr>.*?<\/tr>/.exec(rows)?.[0].match(/colspan/g) ?? []).length
      const widths = '<col style="min-width: 25px;">'.repeat(columns)
      return `<table style="min-width: ${25 * columns}px;"><colgroup>${widths}</colgroup><tbody>${rows}</tbody></table>`
    })
    .trim()
}

function fillText(written: string, start: Start): string | number {
  const [, kind, name = ''] = /^(text|file):(.+)$/.exec(written) ?? []
  if (kind === 'file') return idOfSample(name)
  if (kind === 'text') return fillDays(asInStudio(textOf(name)), start)
  const text = fillDays(written, start)
  return /^\{\{[^}]*\| year\}\}$/.test(written) ? Number(text) : text
}

function fill(value: unknown, start: Start): unknown {
  if (typeof value === 'string') return fillText(value, start)
  if (Array.isArray(value)) return value.map((each) => fill(each, start))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, start)]))
}

function rowsOn(today: string, file: Rows): SampleRow[] {
  let dates: Schema['calendar_date'] | undefined
  const isFree = (day: string) => {
    dates ??= sampleRowsOf('calendar_date', today)
    return !dates.some(({ from, to }) => from <= day && day <= (to ?? from))
  }
  if (Array.isArray(file))
    return fill(file, { today, session: sessionStart(today), isFree }) as SampleRow[]
  return file.sessions.flatMap((later) => {
    const rows = file.rows.flatMap(({ sessions = [later], ...row }) =>
      sessions.includes(later) ? row : [],
    )
    const session = sessionStart(today, later)
    const filled = fill(rows, { today, session }) as SampleRow[]
    // A festival that follows the moon has its own day, and is in the session of that day.
    return filled
      .filter(({ from }) => sessionOf(String(from)) === sessionOf(session))
      .toSorted((one, other) => String(one['from']).localeCompare(String(other['from'])))
  })
}

/** The record of a singleton for a first start on this day. */
export const sampleRecord = (name: 'school' | 'disclosure', today: string): SampleRow =>
  fill(readJson(`${name}.json`), { today, session: sessionStart(today) }) as SampleRow

const RECORDS = ['files', 'school', 'disclosure']

/** The collections that have rows in the sample. */
export const listSampleCollections = (): string[] =>
  readdirSync(FOLDER)
    .flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? [])
    .filter((name) => !RECORDS.includes(name))

/** The rows of a collection for a first start on this day. */
export const sampleRows = (collection: string, today: string): SampleRow[] =>
  rowsOn(today, readJson(`${collection}.json`) as Rows)

type ListName = {
  [Name in keyof Schema]: Schema[Name] extends unknown[] ? Name : never
}[keyof Schema]

/** The same with the types of the columns; those that the sample leaves out are undefined. */
export const sampleRowsOf = <Name extends ListName>(name: Name, today: string): Schema[Name] =>
  sampleRows(name, today) as unknown as Schema[Name]
