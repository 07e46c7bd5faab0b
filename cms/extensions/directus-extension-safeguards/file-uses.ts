import { collections, GALLERY_FILES, relations } from '../../model/index.ts'
import type { Database, Row } from './database.ts'

const FILES = 'directus_files'

const LABELS: Readonly<Record<string, { kind: string; name: string }>> = {
  notification: { kind: 'notice', name: 'title' },
  heading: { kind: 'heading', name: 'title' },
  pages: { kind: 'page', name: 'page_name' },
  gallery: { kind: 'album', name: 'title' },
  disclosure_document: { kind: 'disclosure document', name: 'title' },
  exam: { kind: 'online exam', name: 'title' },
}

/** Where a row uses one of these files, in words for an editor; null when nothing does. */
export async function findUse(database: Database, ids: readonly string[]): Promise<string | null> {
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

const isToFile = ({ related_collection }: { related_collection: string }) =>
  related_collection === FILES

/** Every column that can hold an address of a file: rich text and single addresses. */
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
