import { rowsIn, type Database, type Row, type Context, type Hooks } from '../shared.ts'
import { collections, GALLERY_FILES } from 'school-schema/collections'
import type { Collection } from 'school-schema/fields/collection'
import { CLEARED, SAMPLE_CONTENT, SAMPLE_ROWS, SEEDED } from 'school-schema/school/school'
import { isSampleFileId, SAMPLE_FOLDER } from 'school-schema/sample/sample-files'
import { isSampleRecord } from 'school-schema/sample/sample-school'
import { findUse } from './content-rules.ts'
import { isChanged, isOfSkeleton, STATE, withoutSample } from './sample-values.ts'

/**
 * What the set-up wrote into each row of the sample: what is still equal to it was written by no
 * person. Revisions would say the same, but Directus deletes them after 90 days.
 */
const TABLE = 'school_sample'

/** Records rows of the sample; one that is known stays as it is. */
async function saveRecords(database: Database, records: readonly Row[]): Promise<void> {
  const keyOf = ({ collection, item }: Row) => `${String(collection)} ${String(item)}`
  const known = (await database(TABLE).select('collection', 'item')).map(keyOf)
  for (const { collection, item, values } of records)
    if (!known.includes(keyOf({ collection, item })))
      await database(TABLE).insert({ collection, item, seeded: JSON.stringify(values) })
}

/** What the set-up wrote into the rows of a collection, by their keys. */
async function listRecords(database: Database, collection: string): Promise<Map<string, Row>> {
  const records = await database(TABLE).where({ collection }).select()
  return new Map(
    records.map(({ item, seeded }) => [String(item), rowsIn(`[${String(seeded)}]`)[0] ?? {}]),
  )
}

const hasSample = ({ fields }: Collection) => fields.some(({ field }) => field === 'sample')

const lists = collections
  .filter((each) => hasSample(each) && !isSampleRecord(each.collection))
  .map(({ collection, fields }) => ({ name: collection, fields: fields.map(({ field }) => field) }))

/** The changes of a row by a person, with which it is no sample any more. */
export function asOwn(collection: string, changes: Row): Row {
  const names = Object.keys(changes)
  const isOwn =
    collection === 'school' ? names.includes('name') : names.some((name) => !STATE.includes(name))
  return isOwn && !names.includes('sample') ? { ...changes, sample: false } : changes
}

/** Rows leave the website as drafts, or come back. Pages without a text stay: they show other rows. */
async function setStatus(database: Database, from: string, to: string): Promise<void> {
  for (const { name, fields } of lists) {
    if (!fields.includes('status')) continue
    const rows = database(name).where({ sample: true, status: from }).whereNull('date_updated')
    await (name === 'pages' ? rows.whereNotNull('content') : rows).update({ status: to })
  }
}

/** Lists are a text in the database. */
const asStored = (changes: Row): Row =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  )

type Store = { database: Database; read: (collection: string) => Promise<Row[]> }

/** Removes the sample from the rows of a collection, and deletes rows that contain nothing else. */
async function clearRows({ database, read }: Store, name: string): Promise<void> {
  const records = await listRecords(database, name)
  const unchanged: unknown[] = []
  for (const row of await read(name)) {
    const { id, images } = row
    // An export of another website brings rows along that this set-up did not write.
    const isImported = row['sample'] === true && row['date_updated'] === null
    const seeded = records.get(String(id)) ?? (isImported ? row : null)
    if (!seeded) continue
    const hasImages = Array.isArray(images) && images.length > 0
    if (
      isSampleRecord(name) ||
      hasImages ||
      isOfSkeleton(name, row) ||
      isChanged(name, seeded, row)
    ) {
      const changes = asStored(withoutSample(name, seeded, row))
      await database(name).where({ id }).update(changes)
    } else unchanged.push(id)
  }
  await database(name).whereIn('id', unchanged).del()
}

async function clearAlbums(database: Database): Promise<void> {
  const pictures = await database(GALLERY_FILES).select('id', 'directus_files_id')
  const samples = pictures.filter(({ directus_files_id: file }) => isSampleFileId(file))
  const ids = samples.map(({ id }) => id)
  await database(GALLERY_FILES).whereIn('id', ids).del()
}

/**
 * Deletes what the set-up wrote and nobody has changed since. Returns the changes of the school with
 * those that do the same to it; what the same save writes stays.
 */
async function clear(store: Store, changes: Row): Promise<Row> {
  const { database, read } = store
  await setStatus(database, 'draft', 'published')
  await clearAlbums(database)
  for (const { name } of lists) await clearRows(store, name)
  await clearRows(store, 'disclosure')
  const [school = {}] = await read('school')
  const [seeded = {}] = (await listRecords(database, 'school')).values()
  const emptied = withoutSample('school', seeded, { ...school, ...changes })
  await database(TABLE).del()
  const { translations } = emptied
  return {
    ...emptied,
    ...changes,
    ...('translations' in emptied && { translations }),
    [SEEDED]: [
      ...new Set([...String(changes[SEEDED] ?? school[SEEDED]).split(','), CLEARED]),
    ].join(),
  }
}

/** Deletes the files of the sample that nothing uses any more. */
async function removeFiles({ database, getSchema, services }: Context): Promise<void> {
  const [school] = await database('school').select(SAMPLE_CONTENT)
  if (school?.[SAMPLE_CONTENT] !== 'cleared') return
  const files = new services.FilesService({ knex: database, schema: await getSchema() })
  for (const { id } of await database('directus_files')
    .where({ folder: SAMPLE_FOLDER })
    .select('id'))
    if ((await findUse(database, [String(id)])) === null) await files.deleteOne(String(id))
}

/** Follows what the office chooses for the sample content, and sees which rows are its own. */
export function manageSample({ filter, action }: Hooks, context: Context): void {
  for (const { collection } of collections.filter(hasSample))
    filter<Row>(`${collection}.items.update`, (changes, _meta, { accountability }) =>
      accountability?.app === true ? asOwn(collection, changes) : changes,
    )
  filter<Row>('school.items.update', async (sent, _meta, { accountability, database, schema }) => {
    const { [SAMPLE_ROWS]: records, ...changes } = sent
    if (accountability?.admin === true) await saveRecords(database, rowsIn(records))
    const choice = changes[SAMPLE_CONTENT]
    if (choice === 'drafts') await setStatus(database, 'published', 'draft')
    if (choice === 'kept') await setStatus(database, 'draft', 'published')
    if (choice !== 'cleared') return changes
    const read = (collection: string) =>
      new context.services.ItemsService(collection, { knex: database, schema }).readByQuery({
        fields: ['*'],
        limit: -1,
      })
    return clear({ database, read }, changes)
  })
  action('school.items.update', () => {
    removeFiles(context).catch((error: unknown) =>
      context.logger.warn(`The files of the sample stay: ${String(error)}`),
    )
  })
}
