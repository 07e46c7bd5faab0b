import 'server-only'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteEnvironment } from '../../server/environment.ts'

const fileOf = (key: string) => path.join(siteEnvironment().DATA_DIR, 'content', `${key}.json`)

/**
 * Saves the last usable content of a source to disk, as the CMS gave it (JSON), so that a later version of
 * the site can still read it.
 */
export async function saveSnapshot(key: string, text: string): Promise<void> {
  const file = fileOf(key)
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draft, text)
  await rename(draft, file)
}

/** The last usable content, unparsed; null when there is none. */
export async function readSnapshot(key: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(fileOf(key), 'utf8'))
  } catch {
    return null
  }
}
