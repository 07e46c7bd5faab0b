import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collections } from './collections.ts'
import { sdkTypes } from './sdk-types.ts'

/** Writes the types of all collections for the SDK of Directus into `cms.ts`, which git ignores. */
export async function writeSdkTypes(): Promise<void> {
  const file = join(import.meta.dirname, 'cms.ts')
  const text = sdkTypes(collections)
  // An unchanged file needs no new build.
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text)
}
