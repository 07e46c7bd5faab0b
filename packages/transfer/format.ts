import { FULL_TIMES } from 'school-schema/forms/questions'
import { parse } from 'node:path'
import { CONTENT_COLLECTIONS, collections, relations } from 'school-schema/collections'
import type { Collection } from 'school-schema/fields/collection'
import { APPROVAL_REQUEST } from 'school-schema/principal/fields'
import { SAMPLE_CONTENT, SEEDED } from 'school-schema/school/school'
import type { Row } from '../../cms/setup/client.ts'

/** The CMS sets these itself, or acts on them; each CMS asks the principal by links of its own. */
const OWN_COLUMNS = [
  'date_created',
  'date_updated',
  SEEDED,
  SAMPLE_CONTENT,
  FULL_TIMES,
  APPROVAL_REQUEST,
]

/** A CMS, and the token of an administrator. */
export type CmsAccess = { url: string; token: string }

/** A collection of the website as a folder contains it. */
export type Kind = ReturnType<typeof kindOf>

/**
 * Content only: no enquiries, accounts or activity. In an order in which rows follow those they belong to, and the school,
 * which has the address of the principal, is before what waits for them.
 */
export const kinds: readonly Kind[] = collections
  .filter(({ collection }) => CONTENT_COLLECTIONS.includes(collection))
  .map(kindOf)
  .toSorted((one, other) => Number(other.isRecord) - Number(one.isRecord))

function kindOf(collection: Collection) {
  const { collection: name, meta, fields } = collection
  const isRecord = meta['singleton'] === true
  const excluded = isRecord ? [...OWN_COLUMNS, 'id'] : OWN_COLUMNS
  const stored = fields.filter(({ field, schema }) => schema && !excluded.includes(field))
  return {
    ...{ name, collection },
    /** One record instead of rows. */
    isRecord,
    columns: stored.map(({ field }) => field),
    /** The columns with HTML, each in a separate file. */
    texts: stored
      .filter((field) => field.meta['interface'] === 'input-rich-text-html')
      .map(({ field }) => field),
    /** The columns with the id of a file. */
    files: relations
      .filter((each) => each.collection === name && each.related_collection === 'directus_files')
      .map(({ field }) => field),
  }
}

/** The properties of a file in `files.json`, besides its name in the folder. */
export const FILE_COLUMNS = ['title', 'description', 'tags', 'location', 'translations']

const ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

/** A name as it is part of an address. */
export const fileKey = (name: string): string => encodeURIComponent(name).replaceAll("'", '%27')

/** A text with the names of files instead of their ids, as each CMS gives them others. */
export const withNames = (text: string, names: ReadonlyMap<unknown, string>): string =>
  text.replace(ID, (id) => {
    const name = names.get(id)
    return name === undefined ? id : `file:${fileKey(name)}`
  })

/** The same text with the ids of these files; `ids` are by `fileKey`. */
export const withIds = (text: string, ids: ReadonlyMap<string, string>): string =>
  text.replace(/\bfile:([\w.%()!~*-]+)/g, (written, key: string) => ids.get(key) ?? written)

/** Names of files in a folder: of two with one name the second has a number. */
export function createFileNames(): (given: string) => string {
  const taken = new Set<string>()
  return function nameOf(given) {
    const { name, ext } = parse(given)
    let free = name + ext
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} (${count})${ext}`
    taken.add(free.toLowerCase())
    return free
  }
}

/** The names in a folder of the files of the CMS, by id. */
export function namesOf(files: readonly Row[]): Map<unknown, string> {
  const nameOf = createFileNames()
  return new Map(
    files.map(({ id, filename_download: given }) => [
      id,
      nameOf(String(given).replaceAll('\\', '_')),
    ]),
  )
}

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
