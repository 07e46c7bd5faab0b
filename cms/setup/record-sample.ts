import { schoolDay } from 'school-schema/day'
import { SAMPLE_ROWS } from 'school-schema/school/school'
import { sampleRecord, sampleRows } from 'school-schema/sample/sample'
import { sampleRecords } from 'school-schema/sample/sample-school'
import { isRow, type Row } from './client.ts'
import type { CmsSetup } from './reconcile.ts'

/** The name of this step in the list of what a CMS has got. */
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

const isRecord = (name: string): name is keyof typeof sampleRecords =>
  Object.hasOwn(sampleRecords, name)

type SampleRecord = { collection: string; item: string; values: Row }

/**
 * Records what the set-up has written into the rows of these collections: by their first revisions,
 * and where Directus has deleted those, by rows that nobody has changed.
 */
export async function recordSample(cms: CmsSetup, collections: readonly string[]): Promise<void> {
  if (collections.length === 0) return
  const found = [...(await firstRevisions(cms, collections))]
  for (const collection of collections) found.push(...(await unchangedRows(cms, collection)))
  const known = new Set<string>()
  const records = found.filter(({ collection: name, item }) => {
    const isNew = !known.has(`${name} ${item}`)
    known.add(`${name} ${item}`)
    return isNew
  })
  for (let start = 0; start < records.length; start += BATCH)
    await cms.update('/items/school', { [SAMPLE_ROWS]: records.slice(start, start + BATCH) })
}

/** Rows that nobody has changed, and the records of the school as this version writes them. */
async function unchangedRows(cms: CmsSetup, collection: string): Promise<SampleRecord[]> {
  if (isRecord(collection)) {
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
