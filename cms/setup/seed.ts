import { sampleContent, sampleDisclosure, sampleSchool } from '../sample/index.ts'
import type { Cms } from './client.ts'
import { uploadSampleFiles } from './upload.ts'

type OnStep = (text: string) => void

/**
 * Writes the sample content, once. The school's record is written last and says that it is done;
 * each collection is one request and therefore complete or empty, so that a setup that was cut
 * short goes on where it stopped.
 */
export async function seedContent(cms: Cms, onStep: OnStep): Promise<void> {
  const school = await cms.read('/items/school')
  if (school['id'] !== null && school['id'] !== undefined) return
  await uploadSampleFiles(cms, onStep)
  for (const [collection, rows] of Object.entries(sampleContent)) {
    if (!(await isEmpty(cms, collection))) continue
    await cms.create(`/items/${collection}`, rows)
    onStep(`Wrote the sample content of ${collection}`)
  }
  await cms.update('/items/disclosure', sampleDisclosure)
  await cms.update('/items/school', sampleSchool)
  onStep('Wrote the sample school')
}

async function isEmpty(cms: Cms, collection: string): Promise<boolean> {
  const rows = await cms.list(`/items/${collection}?limit=1&fields=id`)
  return rows.length === 0
}
