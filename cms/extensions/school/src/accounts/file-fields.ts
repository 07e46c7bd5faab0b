import { isSampleFileId } from 'school-schema/sample/sample-files'
import { invalidPayload, type Hooks, type Row } from '../shared.ts'

/** What people say about a file, as in Directus's recommended rights; the upload sets the rest. */
const FILE_FIELDS = [
  'title',
  'description',
  'translations',
  'tags',
  'location',
  'folder',
  'filename_download',
  'focal_point_x',
  'focal_point_y',
]

/** What the website shows, and no browser executes. */
const STORED_TYPES = /^(image\/(jpeg|png|webp)|application\/pdf)$/

/**
 * Only an upload decides where its bytes are and what they are: Directus deletes and renames every
 * file on the disk whose name begins like `filename_disk`. This applies to administrators too.
 */
export function guardFileFields({ filter }: Pick<Hooks, 'filter'>, storages: unknown): void {
  filter('files.create', () => {
    throw invalidPayload('A file is created by uploading it.')
  })
  filter<Row>('files.update', (changes) => refuseOthers(changes, FILE_FIELDS))
  // Uploads, imports and exports store their rows without events, by every API, but with a revision.
  filter<Row>('revisions.create', ({ collection, item, delta }) => {
    if (collection === 'directus_files') checkUpload(String(item), delta as Row, storages)
  })
}

/**
 * Checks the row that an upload, an import, an export or a change stores.
 * @param storages the names of the places for files, as Directus reads them from STORAGE_LOCATIONS
 */
export function checkUpload(id: string, row: Row, storages: unknown): void {
  const { filename_disk: name, storage, type } = row
  // Directus sets these with each change; a replacement repeats the metadata of its row.
  const system = ['modified_by', 'modified_on', 'metadata']
  if (typeof name === 'string' && name.replace(/\.[^./\\]*$/, '') === id)
    system.push('filename_disk')
  if ([storages].flat().includes(storage)) system.push('storage')
  if (STORED_TYPES.test(String(type))) system.push('type')
  // The set-up uploads them under fixed ids.
  if (isSampleFileId(row['id'])) system.push('id')
  refuseOthers(row, [...FILE_FIELDS, ...system])
}

/** An answer repeats a file for each row that has it, and its people for each file. */
const MAX_DETAILS = 32_000

export function checkDetails(row: Row): Row {
  const { metadata: _, ...details } = row
  if (JSON.stringify(details).length > MAX_DETAILS)
    throw invalidPayload('The details are too long: write a shorter text.')
  return row
}

function refuseOthers(row: Row, allowed: readonly string[]): void {
  checkDetails(row)
  const refused = Object.keys(row).find((field) => !allowed.includes(field))
  if (refused) throw invalidPayload(`The upload sets “${refused}” of a file; it cannot be changed.`)
}
