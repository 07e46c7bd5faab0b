import { collections } from 'school-schema/model'
import { SAMPLE_CONTENT } from 'school-schema/model/school'
import { SAMPLE_FOLDER } from 'school-schema/sample-files'
import { sampleRecords, UNNAMED } from 'school-schema/sample-school'
import type { Context, Database, Hooks, Row } from '../shared.ts'
import { findUse } from './content-rules.ts'

const isRecord = (name: string): name is keyof typeof sampleRecords =>
  Object.hasOwn(sampleRecords, name)

const lists = collections
  .filter(({ collection, fields }) => fields.some(isSampleField) && !isRecord(collection))
  .map(({ collection, fields }) => ({ name: collection, fields: fields.map(({ field }) => field) }))

function isSampleField({ field }: { field: string }) {
  return field === 'sample'
}

/** These say where and when a row is shown, not what it says. */
const STATE = ['status', 'active', 'sort', 'publish_from', 'publish_until']

/** The changes of a row by a person, with which it is no sample any more. */
export function asOwn(collection: string, changes: Row): Row {
  const names = Object.keys(changes)
  const isOwn =
    collection === 'school' ? names.includes('name') : names.some((name) => !STATE.includes(name))
  return isOwn && !names.includes('sample') ? { ...changes, sample: false } : changes
}

/** A choice about the website, not a fact of the sample: visitors may already use the addresses of a language. */
const KEPT = ['languages']

/** The values of a record that are still those of the sample school, as changes that empty them. */
export function emptied(name: keyof typeof sampleRecords, record: Row): Row {
  const sample: Row = sampleRecords[name]
  const same = Object.keys(sample).filter(
    (field) =>
      typeof sample[field] !== 'boolean' &&
      !KEPT.includes(field) &&
      isSame(record[field], sample[field]),
  )
  const empty = Object.fromEntries(same.map((field) => [field, null]))
  const own = { ...empty, sample: false }
  return 'name' in empty ? { ...own, name: UNNAMED } : own
}

/** A list of JSON is a text in SQLite; a text with a day in it is compared up to the day. */
function isSame(stored: unknown, sample: unknown): boolean {
  if (typeof sample === 'object') return String(stored) === JSON.stringify(sample)
  const [start] = typeof sample === 'string' ? sample.split('{{', 1) : []
  if (start && start !== sample) return String(stored).startsWith(start)
  return stored === sample
}

const samplesOf = (database: Database, name: string) =>
  database(name).where({ sample: true }).whereNull('date_updated')

/** Rows leave the website as drafts, or come back. Pages without a text stay: they show other rows. */
async function setStatus(database: Database, from: string, to: string): Promise<void> {
  for (const { name, fields } of lists) {
    if (!fields.includes('status')) continue
    const rows = samplesOf(database, name).where({ status: from })
    await (name === 'pages' ? rows.whereNotNull('content') : rows).update({ status: to })
  }
}

const NO_TEXT = {
  content: null,
  summary: null,
  badge: null,
  photo: null,
  photo_credit: null,
  translations: null,
}

/** Deletes the sample rows and the texts of the sample's pages; returns the changes of the school. */
async function clear(database: Database): Promise<Row> {
  for (const { name } of lists) {
    const rows = samplesOf(database, name)
    await (name === 'pages' ? rows.update({ ...NO_TEXT, sample: false }) : rows.del())
  }
  const [disclosure = {}] = await database('disclosure').select()
  await database('disclosure').update(emptied('disclosure', disclosure))
  const [school = {}] = await database('school').select()
  return emptied('school', school)
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
  for (const { collection } of collections.filter(({ fields }) => fields.some(isSampleField)))
    filter<Row>(`${collection}.items.update`, (changes, _meta, { accountability }) =>
      accountability?.app === true ? asOwn(collection, changes) : changes,
    )
  filter<Row>('school.items.update', async (changes, _meta, { database }) => {
    const choice = changes[SAMPLE_CONTENT]
    if (choice === 'drafts') await setStatus(database, 'published', 'draft')
    if (choice === 'kept') await setStatus(database, 'draft', 'published')
    return choice === 'cleared' ? { ...(await clear(database)), ...changes } : changes
  })
  action('school.items.update', () => {
    removeFiles(context).catch((error: unknown) =>
      context.logger.warn(`The files of the sample stay: ${String(error)}`),
    )
  })
}
