import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schoolDay } from 'school-schema/day'
import { SAMPLE_FOLDER } from 'school-schema/sample-files'
import { sampleFiles, type SampleFile } from '../../content/sample/files.ts'
import { sampleContent, sampleDisclosure, sampleSchoolOn } from '../../content/sample/index.ts'
import type { CmsSetup } from './reconcile.ts'

const DIRECTORY = join(import.meta.dirname, '../../content/sample/files')

/**
 * Writes the sample content once, with dates around this day. The school's record is written last
 * and marks it as complete. Each collection is one request, so it is complete or empty, and an
 * interrupted setup can continue.
 */
export async function seedContent(cms: CmsSetup): Promise<void> {
  const school = await cms.read('/items/school')
  if (school['id'] !== null && school['id'] !== undefined) return
  await uploadSampleFiles(cms)
  const today = schoolDay()
  for (const [collection, rows] of Object.entries(sampleContent(today))) {
    const existing = await cms.list(`/items/${collection}?limit=1&fields=id`)
    if (existing.length > 0) continue
    await cms.create(`/items/${collection}`, rows)
    cms.onStep(`Wrote the sample content of ${collection}`)
  }
  await cms.update('/items/disclosure', sampleDisclosure)
  await cms.update('/items/school', sampleSchoolOn(today))
  cms.onStep('Wrote the sample school')
}

/** Uploads the missing sample files under their fixed ids. */
async function uploadSampleFiles(cms: CmsSetup): Promise<void> {
  const [folder] = await cms.list(`/folders?filter[id][_eq]=${SAMPLE_FOLDER}`)
  if (!folder) await cms.create('/folders', { id: SAMPLE_FOLDER, name: 'Sample' })
  const existing = await cms.list('/files?limit=-1&fields=id,filesize')
  for (const file of sampleFiles) {
    const actual = existing.find(({ id }) => id === file.id)
    // Directus creates the record first and sets the size when the file is on disk.
    if (Number(actual?.['filesize'] ?? 0) > 0) continue
    const body = await formOf(file)
    if (actual) await cms.update(`/files/${file.id}`, body)
    else await cms.create('/files', body)
    cms.onStep(`Uploaded ${file.name}`)
  }
}

async function formOf({ id, name, title, type }: SampleFile): Promise<FormData> {
  const bytes = await readFile(join(DIRECTORY, name))
  const form = new FormData()
  // Directus only accepts the fields before the file.
  form.set('id', id)
  form.set('title', title)
  form.set('folder', SAMPLE_FOLDER)
  form.set('file', new File([bytes], name, { type }))
  return form
}
