import { collections } from '../../cms/model/index.ts'
import { CmsRefusal, type Cms, type Row } from '../../cms/setup/client.ts'
import { Problem } from '../launcher/problem.mjs'
import { pictureSchema, rowSchemas, type CollectionName, type Picture, type Rows } from './rows.ts'

const FORBIDDEN = 403

/** What visitors can see of each collection. */
export async function readRows(cms: Cms): Promise<Rows> {
  const names = Object.keys(rowSchemas) as CollectionName[]
  const entries = await Promise.all(names.map(async (name) => [name, await rowsOf(cms, name)]))
  return Object.fromEntries(entries) as Rows
}

/** The pictures of all albums. */
export async function readPictures(cms: Cms): Promise<Picture[]> {
  const fields = 'gallery_id,directus_files_id.id,directus_files_id.title'
  const rows = await listOf(cms, `/items/gallery_files?limit=-1&fields=${fields}`)
  return rows.flatMap((row) => {
    const { gallery_id: album, directus_files_id: file } = pictureSchema.parse(row)
    return album !== null && file ? [{ album, file: file.id, title: file.title }] : []
  })
}

async function rowsOf(cms: Cms, name: CollectionName): Promise<unknown[]> {
  const found = await listOf(cms, `/items/${name}?limit=-1&fields=*${onlyShown(name)}`)
  const parsed = rowSchemas[name].array().safeParse(found)
  if (parsed.success) return parsed.data
  throw new Problem(
    `The CMS's collection ${name} is not the one of this website: let "npm start" set it up.`,
  )
}

function onlyShown(name: CollectionName): string {
  const fields = collections.find(({ collection }) => collection === name)?.fields ?? []
  const hasStatus = fields.some(({ field }) => field === 'status')
  return hasStatus ? '&filter[status][_eq]=published' : ''
}

/** A record comes as itself rather than as a list; a collection that is not there has no rows. */
async function listOf(cms: Cms, path: string): Promise<Row[]> {
  const isRecord = collections.some(
    ({ collection, meta }) => meta['singleton'] && path.startsWith(`/items/${collection}?`),
  )
  try {
    return isRecord ? [await cms.read(path)] : await cms.list(path)
  } catch (error) {
    if (error instanceof CmsRefusal && error.status === FORBIDDEN) return []
    throw error
  }
}
