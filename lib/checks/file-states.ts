import 'server-only'
import type { CmsFile } from '../content/collections/file.ts'
import { isFileStored, readStoredFile } from '../content/files/stored-file.ts'
import type { FileState } from './content.ts'
import { closePdfReader, readPdfState } from './pdf-state.ts'

/** A file is another one once it was replaced. */
const versionOf = ({ id, modified, bytes }: CmsFile) => [id, modified, bytes].join(' ')

async function look({ id, type }: CmsFile): Promise<FileState> {
  if (type !== 'application/pdf') return (await isFileStored(id)) ? 'fine' : 'gone'
  const bytes = await readStoredFile(id)
  return bytes ? readPdfState(bytes) : 'gone'
}

/**
 * Looks into files, one after the other, and remembers what it saw of each for as long as `night` is
 * the same: what is on the disk of the CMS can be lost without anybody changing a row.
 */
export function createFileStates(lookInto = look) {
  let seen = new Map<string, FileState>()
  let seenIn = ''

  return async function statesOf(files: readonly CmsFile[], night: string) {
    if (night !== seenIn) seen = new Map()
    seenIn = night
    const states = new Map<string, FileState>()
    for (const file of files) {
      const known = seen.get(versionOf(file))
      // A CMS that is away for a moment has lost nothing.
      const state = known ?? (await lookInto(file).catch((): FileState => 'unknown'))
      if (state !== 'unknown') seen.set(versionOf(file), state)
      states.set(file.id, state)
    }
    await closePdfReader()
    return states
  }
}
