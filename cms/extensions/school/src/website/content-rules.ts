import { collections, GALLERY_FILES, relations } from 'school-schema/model'
import {
  failedValidation,
  invalidPayload,
  timeOf,
  type Database,
  type Hooks,
  type Row,
} from '../shared.ts'
import { cleanTexts, storedRow, systemTexts } from './stored-row.ts'

const TIMES = ['publish_from', 'publish_until'] as const
const WRONG_ORDER = '“Publish until” must be later than “Publish from”; correct one of them.'

/** Corrects or rejects edits that would lose content silently, by every API. */
export function guardContent({ filter }: Pick<Hooks, 'filter'>): void {
  filter<string[]>('files.delete', async (ids, _meta, { database, accountability }) => {
    // Directus rejects all others afterwards, and must not reveal drafts to them.
    if (accountability && accountability.admin !== true) return
    const use = await findUse(database, ids)
    if (use) throw invalidPayload(`This file is on the ${use}. Remove it there first.`)
  })
  for (const each of collections)
    for (const change of ['create', 'update'])
      filter<Row>(`${each.collection}.items.${change}`, (row, _meta, { accountability }) =>
        storedRow(each, row, accountability),
      )
  for (const [kind, names] of systemTexts)
    for (const change of ['create', 'update'])
      filter<Row>(`${kind}.${change}`, (row) => cleanTexts(names, row))
  for (const { collection } of collections.filter(isScheduled)) {
    filter<Row>(`${collection}.items.create`, (row) => {
      if (endsBeforeItBegins(row)) throw failedValidation(collection, 'publish_until', WRONG_ORDER)
    })
    filter<Row>(`${collection}.items.update`, async (changes, { keys = [] }, { database }) => {
      if (!TIMES.some((field) => field in changes)) return
      const rows = await database(collection)
        .select(...TIMES)
        .whereIn('id', keys)
      if (rows.some((row) => endsBeforeItBegins({ ...row, ...changes })))
        throw failedValidation(collection, 'publish_until', WRONG_ORDER)
    })
  }
}

const isScheduled = ({ fields }: (typeof collections)[number]) =>
  TIMES.every((name) => fields.some(({ field }) => field === name))

/** Whether a row with these times would never be shown. */
export function endsBeforeItBegins({ publish_from, publish_until }: Row): boolean {
  return timeOf(publish_until) <= timeOf(publish_from)
}

const LABELS: Readonly<Record<string, { kind: string; name: string }>> = {
  notification: { kind: 'notice', name: 'title' },
  heading: { kind: 'heading', name: 'title' },
  pages: { kind: 'page', name: 'page_name' },
  gallery: { kind: 'album', name: 'title' },
  disclosure_document: { kind: 'disclosure document', name: 'title' },
  exam: { kind: 'online exam', name: 'title' },
}

/** Where a row uses one of these files, as a text for editors; null if no row does. */
async function findUse(database: Database, ids: readonly string[]): Promise<string | null> {
  for (const { collection, field } of relations.filter(isToFile)) {
    const [row] = await database(collection).whereIn(field, ids)
    if (row) return labelOf(database, collection, row)
  }
  for (const [collection, field] of textFields()) {
    for (const id of ids) {
      const [row] = await database(collection).where(field, 'like', `%${id}%`)
      if (row) return labelOf(database, collection, row)
    }
  }
  return null
}

const isToFile = ({ related_collection }: (typeof relations)[number]) =>
  related_collection === 'directus_files'

/** Every column that can contain the address of a file: rich text and addresses. */
const textFields = (): [string, string][] =>
  collections
    .filter(({ meta }) => meta['group'] === 'website')
    .flatMap(({ collection, fields }) =>
      fields
        .filter(({ type, schema }) => schema !== null && (type === 'text' || type === 'string'))
        .map(({ field }): [string, string] => [collection, field]),
    )

async function labelOf(database: Database, collection: string, row: Row): Promise<string> {
  if (collection !== GALLERY_FILES) return describe(collection, row)
  const [album] = await database('gallery').where('id', '=', row['gallery_id'])
  return describe('gallery', album ?? {})
}

function describe(collection: string, row: Row): string {
  const { kind, name } = LABELS[collection] ?? { kind: collection, name: 'title' }
  const title = row[name]
  return typeof title === 'string' && title !== '' ? `${kind} “${title}”` : kind
}
