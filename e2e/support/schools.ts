import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schoolDay } from 'school-schema/day'
import errors from '../../content/error-messages.json' with { type: 'json' }
import english from '../../content/messages/en.json' with { type: 'json' }
import hindi from '../../content/messages/hi.json' with { type: 'json' }
import bengali from '../../content/messages/bn.json' with { type: 'json' }
import { listSampleCollections, sampleRecord, sampleRows } from 'school-schema/sample/sample'
import { fillDays, sessionStart } from 'school-schema/sample/sample-days'
import { SAMPLE_FOLDER } from 'school-schema/sample/sample-files'
import type { CmsResponse, Row } from '../../cms/setup/client.ts'
import { kinds } from 'school-transfer/format'
import { root } from '../../scripts/launcher/folders.mjs'
import { readFolder } from 'school-transfer/read-folder'
import { createReport } from 'school-transfer/report'

const FOLDER = join(root, 'e2e/fixtures/schools')

/** The schools in the format of the import. */
export const schoolNames = (await readdir(FOLDER)).toSorted()

/** A school as a folder with days around this one, its rows, and what only this school has. */
export async function prepareSchool(name: string) {
  const today = schoolDay()
  const start = { today, session: sessionStart(today) }
  const folder = await mkdtemp(join(tmpdir(), `school-website-${name}-`))
  await cp(join(FOLDER, name), folder, { recursive: true })
  for (const file of (await readdir(folder)).filter((each) => /\.(?:csv|json)$/.test(each))) {
    const path = join(folder, file)
    await writeFile(path, fillDays(await readFile(path, 'utf8'), start))
  }
  const content = await readFolder(folder, createReport())
  const rowsOf = (collection: string) =>
    [...content.entries].flatMap(([kind, entries]) =>
      kind.name === collection ? entries.map(({ row }) => row) : [],
    )
  const [school = {}] = rowsOf('school')
  const people = [...rowsOf('faculty'), ...rowsOf('person')]
  const pageNames = rowsOf('pages').map(({ page_name }) => String(page_name))
  const collections = content.entries.size
  return {
    folder,
    school,
    pageNames,
    collections,
    facts: factsOf(school, people),
    /** All that it says. */
    text: JSON.stringify([...content.entries.values()]),
    languages: [''].concat(((school['languages'] ?? []) as string[]).map((each) => `/${each}`)),
  }
}

export type PreparedSchool = Awaited<ReturnType<typeof prepareSchool>>

/** What stays when the sample is cleared, and what names no school. */
const NEUTRAL: Readonly<Record<string, readonly string[]>> = {
  pages: ['page_name', 'address', 'title', 'kind', 'menu_group', 'other_addresses', 'search_words'],
  section: ['label', 'title', 'kind', 'page', 'category', 'drawing'],
}

/** The texts in a value, without tags and between placeholders. */
const piecesOf = (value: unknown): string[] => {
  if (typeof value === 'string')
    return value
      .replaceAll('&nbsp;', ' ')
      .split(/<[^>]*>|\{\w+\}|\n| \| /)
      .map((piece) => piece.trim())
  if (Array.isArray(value)) return value.flatMap(piecesOf)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(piecesOf) : []
}

/** A row with its translations, without the columns that stay. */
const textsOf = (collection: string, row: Row): string[] => {
  const kept = NEUTRAL[collection] ?? []
  const { translations, ...columns } = row
  const all = [columns, ...(Array.isArray(translations) ? (translations as Row[]) : [])]
  const entries = all.flatMap(Object.entries).filter(([name]) => !kept.includes(name))
  return entries.flatMap(([, value]) => piecesOf(value))
}

/**
 * Shorter pieces, such as a class or a subject, are words of any school; days, names in the code and
 * addresses are not shown as they are written.
 */
const isDistinctive = (piece: string) =>
  (piece.length >= 16 || (piece.length >= 8 && /\d/.test(piece))) &&
  !/^(?:\d{4}-\d\d-\d\d.*|[\w-]+|\/.*)$/.test(piece)

/** Every text, name and figure of the sample school in each language, and the ids of its files. */
export function sampleFacts(): string[] {
  const today = schoolDay()
  const rows = listSampleCollections().flatMap((name) =>
    sampleRows(name, today)
      .filter(({ sample }) => sample === true)
      .map((row): [string, Row] => [name, row]),
  )
  const records = (['school', 'disclosure'] as const).map((name): [string, Row] => [
    name,
    sampleRecord(name, today),
  ])
  const general = sampleRows('pages', today).filter(({ sample }) => sample !== true)
  const program = [english, hindi, bengali, errors]
  const words = JSON.stringify([general, program, ...sampleTitles(today)])
  const pieces = [...rows, ...records].flatMap(([name, row]) => textsOf(name, row))
  const isOfSample = (piece: string) => isDistinctive(piece) && !words.includes(piece)
  const stem = SAMPLE_FOLDER.slice(0, -4)
  return [...new Set([...pieces.filter(isOfSample), 'Palash', stem, '/docs/pdf/'])]
}

/** The titles of its pages, which stay. */
const sampleTitles = (today: string) =>
  sampleRows('pages', today).map(({ title, translations }) => [
    title,
    ...((translations ?? []) as Row[]).map((each) => each['title']),
  ])

const factsOf = (school: Row, people: readonly Row[]): string[] => [
  ...['name', 'about', 'address', 'email', 'coordinates'].map((field) => String(school[field])),
  ...String(school['phone']).split(', '),
  ...people.map(({ name }) => String(name)),
]

type Ask = (method: string, path: string, body?: unknown) => Promise<CmsResponse>

/** Deletes all rows and files, and empties the records. */
export async function removeContent(ask: Ask): Promise<void> {
  for (const { name, isRecord, columns, collection } of kinds) {
    const optional = collection.fields.filter(({ schema }) => schema?.['is_nullable'] !== false)
    const empty = optional.filter(({ field }) => columns.includes(field))
    if (isRecord)
      await ask(
        'PATCH',
        `/items/${name}`,
        Object.fromEntries(empty.map(({ field }) => [field, null])),
      )
    else await ask('DELETE', `/items/${name}`, { query: { limit: -1 } })
  }
  const files = (await ask('GET', '/files?limit=-1&fields=id')).rows
  await ask(
    'DELETE',
    '/files',
    files.map(({ id }) => String(id)),
  )
}

/** Whether a school has these words itself; the website says its clock of 3:30pm as दोपहर 3:30. */
export function hasWords(text: string, words: string): boolean {
  const [, clock = words] = /^\p{L}[\p{L}\p{M}]* (\d{1,2}:\d\d)$/u.exec(words) ?? []
  return text.includes(clock)
}

/** Hides the empty parts of the home page, which the check before going live asks to fill or to hide. */
export const HIDE_HOME_PARTS = {
  query: { filter: { page: { _eq: 'home' } }, limit: -1 },
  data: { status: 'archived' },
}
