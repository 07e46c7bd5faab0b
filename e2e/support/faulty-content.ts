import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { openBrowser } from '../../scripts/lib/browser.ts'
import { askCms, createItem, uploadFile } from './cms.ts'

const LOCKED = path.join(import.meta.dirname, '../fixtures/locked-calendar.pdf')

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

/** A scanned PDF: a picture of a page, and no text. */
export async function createScan(): Promise<CreatedRow> {
  const words = '<svg width="600" height="800"><text x="40" y="90">Holiday on Monday</text></svg>'
  const picture = await sharp(Buffer.from(words)).flatten({ background: 'white' }).png().toBuffer()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.setContent(`<img src="data:image/png;base64,${picture.toString('base64')}">`)
    return await createFile(await page.pdf(), 'scan.pdf')
  } finally {
    await browser.close()
  }
}

/** A PDF with a password. */
export const createLockedPdf = () => createFile(readFileSync(LOCKED), 'locked.pdf')

/** A file that claims to be a PDF. */
export const createBrokenPdf = () => createFile(Buffer.from('%PDF-1.4 and no more'), 'broken.pdf')

/** A plain picture of this width, with the file name of a phone. */
export async function createPicture(width: number, name: string): Promise<CreatedRow> {
  const size = { width, height: Math.round(width * 0.75), channels: 3 as const }
  const bytes = await sharp({ create: { ...size, background: 'seagreen' } })
    .jpeg()
    .toBuffer()
  return createFile(bytes, name)
}
