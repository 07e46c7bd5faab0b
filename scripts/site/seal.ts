import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles, listFiles, writeFileSafely } from '../lib/disk.ts'

/** Written last into a build: a hash of all that is served of it. */
const SEAL = 'sealed'

/** What only builds, checks and error reports read, and the test of the disk that a site writes. */
const NOT_SERVED = /^(cache|dev|diagnostics|types|trace|\.probe-|sealed)|\.(map|nft\.json)$/

/** Completes a build. */
export async function seal(folder: string): Promise<void> {
  await writeFileSafely(join(folder, SEAL), await hashServed(folder), 0o644)
}

/** Whether a build is complete: `damaged` if a file has changed since, by a power failure or a full disk. */
export async function sealState(folder: string): Promise<'none' | 'intact' | 'damaged'> {
  const sealed = await readFile(join(folder, SEAL), 'utf8').catch(() => null)
  if (sealed === null) return 'none'
  return sealed === (await hashServed(folder)) ? 'intact' : 'damaged'
}

async function hashServed(folder: string): Promise<string> {
  const paths = await listFiles(folder)
  return hashFiles(
    folder,
    paths.filter((path) => !NOT_SERVED.test(path)),
  )
}
