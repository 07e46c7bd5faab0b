import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise, type Entry } from 'yauzl'
import { Problem } from '../../../scripts/launcher/problem.mjs'

const MAX_ENTRIES = 50_000
const MAX_BYTES = 2 * 1024 ** 3

/**
 * Unpacks an archive into a folder, and returns what is in it: a folder, or its only file. Throws a Problem. The library
 * refuses names that lead out of the folder and entries that are larger than they say; a link becomes a file.
 */
export async function unzip(archive: string, folder: string): Promise<string> {
  await mkdir(folder)
  try {
    const zip = await openPromise(archive, { autoClose: false })
    // Nothing is written of an archive that says so itself.
    if (zip.entryCount > MAX_ENTRIES) throw new Problem(TOO_LARGE)
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (entries.length > MAX_ENTRIES || bytes > MAX_BYTES) throw new Problem(TOO_LARGE)
    for (const entry of entries.filter(({ fileName }) => !fileName.endsWith('/'))) {
      const path = join(folder, entry.fileName)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path))
    }
    zip.close()
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(
      `The ZIP file cannot be read: ${error instanceof Error ? error.message : 'unknown'}. Pack the folder again, without a password.`,
    )
  }
  return onlyIn(folder)
}

const TOO_LARGE = `The ZIP file has more than ${MAX_ENTRIES} files, or more than 2 GB when unpacked: bring parts of it.`

/** Most programs pack a folder with its name. */
async function onlyIn(folder: string): Promise<string> {
  const names = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !/^(?:__MACOSX|\..*|Thumbs\.db|desktop\.ini)$/i.test(name),
  )
  const [only] = names
  if (names.length !== 1 || !only) return folder
  const path = join(folder, only.name)
  if (only.isDirectory()) return onlyIn(path)
  if (/\.zip$/i.test(path))
    throw new Problem('The ZIP file contains only another one: unpack it, and bring that one.')
  return /\.(?:xml|atom)$/i.test(path) ? path : folder
}
