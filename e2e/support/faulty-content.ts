import sharp from 'sharp'
import { askCms, createItem, uploadFile } from './cms.ts'

/** A row that a test creates and deletes. */
export type CreatedRow = { collection: string; id: string }

/** In the order of creation. */
export const createdRows: CreatedRow[] = []

/** Creates a row; returns where it is. */
export async function createRow(collection: string, row: object): Promise<CreatedRow> {
  return remember({ collection, id: String(await createItem(collection, row)) })
}

function remember(one: CreatedRow): CreatedRow {
  createdRows.push(one)
  return one
}

export async function removeCreatedRows(): Promise<void> {
  for (const { collection, id } of createdRows.toReversed()) {
    const folder = collection === 'directus_files' ? '/files' : `/items/${collection}`
    await askCms('DELETE', `${folder}/${id}`)
  }
}

async function createFile(bytes: Uint8Array, name: string): Promise<CreatedRow> {
  return remember({ collection: 'directus_files', id: await uploadFile(bytes, name) })
}

/** A plain picture of this width, with the file name of a phone. */
export async function createPicture(width: number, name: string): Promise<CreatedRow> {
  const size = { width, height: Math.round(width * 0.75), channels: 3 as const }
  const bytes = await sharp({ create: { ...size, background: 'seagreen' } })
    .jpeg()
    .toBuffer()
  return createFile(bytes, name)
}
