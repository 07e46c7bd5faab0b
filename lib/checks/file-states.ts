import type { CmsFile } from '../content/collections/columns.ts'
import { schoolDay } from '../format/day.ts'
import type { FileState } from './content.ts'

/** Half past two at the school, when nobody works: all files are read again. */
const AFTER_MIDNIGHT_MS = 2.5 * 60 * 60 * 1000

/** The night of an instant, named by the day on which it ends, YYYY-MM-DD. */
export function nightOf(now: Date): string {
  return schoolDay(new Date(now.getTime() - AFTER_MIDNIGHT_MS))
}

/** The version changes when the file is replaced. */
const versionOf = ({ id, modified, bytes }: CmsFile) => [id, modified, bytes].join(' ')

/** Reads each file once a night, as a file can be lost on the disk of the CMS without a change of its row. */
export function createFileStates(read: (file: CmsFile) => Promise<FileState>) {
  let seen = new Map<string, FileState>()
  let seenIn = ''

  return async function statesOf(files: readonly CmsFile[], night: string) {
    if (night !== seenIn) seen = new Map()
    seenIn = night
    const states = new Map<string, FileState>()
    for (const file of files) {
      const known = seen.get(versionOf(file))
      // A CMS that is briefly unreachable has lost nothing.
      const state = known ?? (await read(file).catch((): FileState => 'unknown'))
      if (state !== 'unknown') seen.set(versionOf(file), state)
      states.set(file.id, state)
    }
    return states
  }
}
