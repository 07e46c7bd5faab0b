import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schoolDay } from 'school-schema/day'
import { sampleRows } from 'school-schema/sample'
import { fillDays, sessionStart } from 'school-schema/sample-days'
import { sampleRecords } from 'school-schema/sample-school'
import { SAMPLE_FOLDER } from 'school-schema/sample-files'
import type { CmsResponse, Row } from '../../cms/setup/client.ts'
import { kinds } from '../../scripts/transfer/format.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { readFolder } from '../../scripts/transfer/read-folder.ts'

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
  const content = await readFolder(folder)
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
  }
}

export type PreparedSchool = Awaited<ReturnType<typeof prepareSchool>>

/** The facts of the sample school. */
export function sampleFacts(): string[] {
  const people = ['faculty', 'person'].flatMap((name) => sampleRows(name, schoolDay()))
  const stem = SAMPLE_FOLDER.slice(0, -4)
  return [...factsOf(sampleRecords.school, people), 'Palash', stem, '/docs/pdf/']
}

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
