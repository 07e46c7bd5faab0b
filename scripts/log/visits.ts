import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { Problem } from '../launcher/problem.mjs'
import { errorCode } from '../lib/disk.ts'
import type { Entry } from './entry.ts'
import type { Window } from './window.ts'

/** The suffixes of rotated files. */
const ROTATED = /^(\.\d+)?(\.gz)?$/

/** The requests in nginx's log; none without a log. */
export async function readVisits(window: Window, folder: string, school: string): Promise<Entry[]> {
  try {
    const log = `${school}-visits.log`
    const names = (await readdir(folder)).filter(
      (name) => name.startsWith(log) && ROTATED.test(name.slice(log.length)),
    )
    const read = await Promise.all(names.map((name) => readFileOf(join(folder, name), window)))
    return read.flat()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    if (errorCode(error) !== 'EACCES') throw error
    throw new Problem(`${folder} cannot be read: run the command as root.`)
  }
}

async function readFileOf(path: string, { from, to }: Window): Promise<Entry[]> {
  // A file that was last written earlier has no entry of this time.
  if ((await stat(path)).mtimeMs < from) return []
  const file = createReadStream(path)
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  const entries: Entry[] = []
  for await (const line of createInterface({ input })) {
    const [moment = ''] = line.split(' ', 1)
    const time = Date.parse(moment)
    if (time >= from && time <= to)
      entries.push({ time, source: 'nginx', text: line.slice(moment.length + 1) })
  }
  return entries
}
