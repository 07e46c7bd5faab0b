import { CONTENT_COLLECTIONS, collections, relations } from 'school-schema/model'
import type { Collection } from 'school-schema/model/collections'
import { SEEDED } from 'school-schema/model/school'
import type { Row } from '../../cms/setup/client.ts'

/** The CMS sets these itself. */
const OWN_COLUMNS = ['date_created', 'date_updated', SEEDED]

/** A collection of the website as a folder contains it; `isRecord`: one record instead of rows. */
export type Kind = {
  name: string
  collection: Collection
  isRecord: boolean
  columns: readonly string[]
  /** The columns with HTML, each in a file of its own. */
  texts: readonly string[]
  /** The columns with the id of a file. */
  files: readonly string[]
}

/** Content only: no enquiries, accounts or activity. In an order in which rows follow those they belong to. */
export const kinds: readonly Kind[] = collections
  .filter(({ collection }) => CONTENT_COLLECTIONS.includes(collection))
  .map(kindOf)

function kindOf(collection: Collection): Kind {
  const { collection: name, meta, fields } = collection
  const isRecord = meta['singleton'] === true
  const excluded = isRecord ? [...OWN_COLUMNS, 'id'] : OWN_COLUMNS
  const stored = fields.filter(({ field, schema }) => schema && !excluded.includes(field))
  return {
    name,
    collection,
    isRecord,
    columns: stored.map(({ field }) => field),
    texts: stored
      .filter((field) => field.meta['interface'] === 'input-rich-text-html')
      .map(({ field }) => field),
    files: relations
      .filter((each) => each.collection === name && each.related_collection === 'directus_files')
      .map(({ field }) => field),
  }
}

/** The properties of a file in `files.json`, besides its name in the folder. */
export const FILE_COLUMNS = ['id', 'filename_download', 'title', 'description', 'tags', 'location']

/** A row with these columns in this order; what it does not have is null. */
export const rowWith = (columns: readonly string[], row: Row): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))

/** JSON as in all files of a folder. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** HTML with a line for each block. */
export const toLines = (html: string): string =>
  `${html.replace(/(<\/(?:p|h[2-4]|[uo]l|li|blockquote|table|tr)>)(?=<)/g, '$1\n')}\n`

/** HTML as the editor of the Studio writes it, with nothing between blocks. */
export const fromLines = (text: string): string => text.replace(/>\s*\n\s*(?=<)/g, '>').trim()
