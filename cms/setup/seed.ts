import { schoolDay } from 'school-schema/day'
import { SAMPLE_ROWS, SAMPLE_CONTENT, SEEDED } from 'school-schema/school/school'
import {
  sampleRecord,
  sampleRows,
  listSampleCollections,
  sampleFiles,
  type SampleFile,
  type SampleRow,
} from 'school-schema/sample/sample'
import { isSampleRecord, sampleRecords } from 'school-schema/sample/sample-school'
import { isRow, type Row, type CmsSetup } from './client.ts'
import { readFile } from 'node:fs/promises'
import { CONTENT_FINDINGS } from 'school-schema/collections'
import { START_VIEW } from 'school-schema/studio/views'
import { SAMPLE_FOLDER } from 'school-schema/sample/sample-files'
import { upgradePages } from './upgrade.ts'

/** In the list of what a CMS has got: it was set up completely, or upgraded from 0.2.0. */
export const SAMPLE_RECORD = 'sample-rows'

// Below the limits of the CMS for one request.
const BATCH = 100

/** Pages that are true of every school with this website. */
const general = sampleRows('pages', schoolDay())
  .filter(({ sample }) => sample !== true)
  .map(({ page_name }) => page_name)

/** The set-up states whether a row is a sample and leaves out its status; people and imports do not. */
const isWritten = (values: Row) =>
  'sample' in values && !('status' in values) && !general.includes(values['page_name'])

type SampleRecord = { collection: string; item: string; values: Row }

/**
 * Records what the set-up has written into the rows of these collections: by their first revisions,
 * and where Directus has deleted those, by rows that nobody has changed.
 */
export async function recordSample(cms: CmsSetup, collections: readonly string[]): Promise<void> {
  if (collections.length === 0) return
  const found: SampleRecord[] = []
  for (const collection of collections) found.push(...(await unchangedRows(cms, collection)))
  found.push(...(await firstRevisions(cms, collections)))
  const records = [
    ...new Map(found.map((each) => [`${each.collection} ${each.item}`, each])).values(),
  ]
  for (let start = 0; start < records.length; start += BATCH)
    await cms.update('/items/school', { [SAMPLE_ROWS]: records.slice(start, start + BATCH) })
}

/** Rows that nobody has changed, and the records of the school as this version writes them. */
async function unchangedRows(cms: CmsSetup, collection: string): Promise<SampleRecord[]> {
  if (isSampleRecord(collection)) {
    const { id, date_created: created } = await cms.read(`/items/${collection}`)
    const today = schoolDay(typeof created === 'string' ? new Date(created) : undefined)
    return [{ collection, item: String(id), values: sampleRecord(collection, today) }]
  }
  const unchanged = 'filter[sample][_eq]=true&filter[date_updated][_null]=true'
  const rows = await cms.list(`/items/${collection}?limit=-1&${unchanged}`)
  return rows.map((values) => ({ collection, item: String(values['id']), values }))
}

async function firstRevisions(
  cms: CmsSetup,
  collections: readonly string[],
): Promise<SampleRecord[]> {
  const filter = `filter[collection][_in]=${collections.join()}&filter[activity][action][_eq]=create`
  const rows = await cms.list(`/revisions?limit=-1&fields=collection,item,data&${filter}`)
  return rows.flatMap(({ collection, item, data: values }) =>
    isRow(values) && isWritten(values)
      ? { collection: String(collection), item: String(item), values }
      : [],
  )
}

/** Where the first administrator's first sign-in leads. */
const FIRST_PAGE = `/content/${CONTENT_FINDINGS}?bookmark=${START_VIEW}`

/**
 * Writes the sample content with dates around this day: into an empty CMS all of it, into another
 * one the rows of collections that are new in this version. A collection gets its rows once: its
 * name is then in the school's record. Each collection is one request, so that it is complete or
 * empty, and an interrupted set-up can continue.
 */
export async function seedContent(cms: CmsSetup): Promise<void> {
  const school = await cms.read('/items/school')
  const isNew = school['id'] === null || school['id'] === undefined
  const seeded = isNew ? [] : namesIn(school[SEEDED])
  const isComplete = seeded.includes(SAMPLE_RECORD)
  const names = listSampleCollections().filter((name) => !seeded.includes(name))
  if (names.length === 0 && isComplete) return
  const today = schoolDay()
  // Before the rows that lead to pages.
  if (!isNew && !isComplete) await upgradePages(cms, today)
  if (isNew || school[SAMPLE_CONTENT] !== 'cleared') {
    const missing = names.map((name): [string, SampleRow[]] => [name, sampleRows(name, today)])
    await uploadSampleFiles(cms, missing)
    for (const [collection, each] of missing) await seedCollection(cms, collection, each)
  }
  const done = [...seeded, ...names]
  if (isNew) {
    await cms.update('/items/disclosure', sampleRecord('disclosure', today))
    await cms.update('/items/school', { ...sampleRecord('school', today), [SEEDED]: done.join() })
    await cms.update('/users/me', { last_page: FIRST_PAGE })
    cms.onStep('Wrote the sample school')
  }
  const all = [...listSampleCollections(), ...Object.keys(sampleRecords)]
  await recordSample(cms, isComplete ? names : all)
  const steps = isComplete ? [] : [SAMPLE_RECORD]
  await cms.update('/items/school', { [SEEDED]: [...done, ...steps].join() })
}

const namesIn = (list: unknown) => (typeof list === 'string' ? list.split(',') : [])

async function seedCollection(cms: CmsSetup, collection: string, rows: SampleRow[]): Promise<void> {
  const existing = await cms.list(`/items/${collection}?limit=1&fields=id`)
  if (existing.length > 0) return
  await cms.create(`/items/${collection}`, rows)
  cms.onStep(`Wrote the sample content of ${collection}`)
}

/** Uploads the missing files of these rows under their fixed ids. */
async function uploadSampleFiles(cms: CmsSetup, rows: [string, SampleRow[]][]): Promise<void> {
  const [folder] = await cms.list(`/folders?filter[id][_eq]=${SAMPLE_FOLDER}`)
  if (!folder) await cms.create('/folders', { id: SAMPLE_FOLDER, name: 'Sample' })
  const used = JSON.stringify(rows)
  const existing = await cms.list('/files?limit=-1&fields=id,filesize')
  for (const file of sampleFiles.filter(({ id }) => used.includes(id))) {
    const actual = existing.find(({ id }) => id === file.id)
    // Directus creates the record first and sets the size when the file is on disk.
    if (Number(actual?.['filesize'] ?? 0) > 0) continue
    const body = await formOf(file)
    if (actual) await cms.update(`/files/${file.id}`, body)
    else await cms.create('/files', body)
    cms.onStep(`Uploaded ${file.name}`)
  }
}

async function formOf({ id, name, title, path, translations }: SampleFile): Promise<FormData> {
  const bytes = await readFile(path)
  const form = new FormData()
  // Directus only accepts the fields before the file.
  form.set('id', id)
  form.set('title', title)
  form.set('translations', JSON.stringify(translations))
  form.set('folder', SAMPLE_FOLDER)
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/webp'
  form.set('file', new File([bytes], name, { type }))
  return form
}
