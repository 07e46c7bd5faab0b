import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SAMPLE_FOLDER, sampleFiles, type SampleFile } from '../sample/files.ts'
import type { Cms, Row } from './client.ts'

const DIRECTORY = join(import.meta.dirname, '../sample/files')

/** Uploads the sample files that are missing, under their own fixed ids. */
export async function uploadSampleFiles(cms: Cms, onStep: (text: string) => void): Promise<void> {
  await ensureFolder(cms)
  const existing = await cms.list('/files?limit=-1&fields=id,filesize')
  for (const file of sampleFiles) {
    const actual = existing.find(({ id }) => id === file.id)
    if (isComplete(actual)) continue
    const body = await formOf(file)
    if (actual) await cms.update(`/files/${file.id}`, body)
    else await cms.create('/files', body)
    onStep(`Uploaded ${file.name}`)
  }
}

async function ensureFolder(cms: Cms): Promise<void> {
  const [folder] = await cms.list(`/folders?filter[id][_eq]=${SAMPLE_FOLDER}`)
  if (!folder) await cms.create('/folders', { id: SAMPLE_FOLDER, name: 'Sample' })
}

// Directus makes the record first and knows the size only when the bytes are on the disk.
function isComplete(actual: Row | undefined): boolean {
  return actual !== undefined && Number(actual['filesize'] ?? 0) > 0
}

async function formOf({ id, name, title, type }: SampleFile): Promise<FormData> {
  const bytes = await readFile(join(DIRECTORY, name))
  const form = new FormData()
  // Directus takes only the fields that stand before the file.
  form.set('id', id)
  form.set('title', title)
  form.set('folder', SAMPLE_FOLDER)
  form.set('file', new File([bytes], name, { type }))
  return form
}
