import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from './disk.ts'

/** The folders and files that the build reads. */
const FOLDERS = ['app', 'components', 'content', 'lib', 'packages', 'public']

const FILES = [
  'instrumentation.ts',
  'next.config.js',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'tailwind.config.ts',
]

/** What no build reads: tests, and types that the checks write. */
const IS_UNUSED = /\.test\.tsx?$|^packages\/schema\/cms\.ts$/

/** A hash of every file that the build reads. */
export async function fingerprintOfSources(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of await sources(root)) {
    hash.update(`${path}\0`)
    hash.update(await readFile(join(root, path)).catch(() => 'not there'))
  }
  return hash.digest('hex')
}

async function sources(root: string): Promise<string[]> {
  const inFolders = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await listFiles(join(root, folder))).map((path) => join(folder, path)),
    ),
  )
  const wanted = inFolders.flat().filter((path) => !IS_UNUSED.test(path))
  return [...FILES, ...wanted].toSorted()
}
