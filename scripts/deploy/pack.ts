import { chmod, cp, mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from '../launcher/folders.mjs'
import { listFiles } from '../lib/disk.ts'
import { currentBuild } from '../lib/releases.ts'
import type { DeploySettings } from './settings.ts'

/** Other files, such as pictures and fonts, are already compressed. */
const COMPRESSIBLE_FILE = /\.(css|csv|ics|js|json|mjs|svg|txt|wasm|xml|ftl|map)$/
/** Below this size in bytes, headers outweigh the savings. */
const MIN_BYTES = 500

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants

const packings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: Z_BEST_COMPRESSION }),
}

export type Packed = { files: number; packed: number; bytes: number; smallest: number }

type Places = Pick<DeploySettings, 'BUILD_DIR' | 'PUBLIC_DIR'>

/**
 * Copies the static files of a build and public/ to the folder that nginx serves, each original
 * with its compressed versions. Files of earlier builds stay for tabs that are still open.
 */
export async function packFiles({ BUILD_DIR, PUBLIC_DIR }: Places): Promise<Packed> {
  const sources: [string, string][] = [
    [join(root, 'public'), PUBLIC_DIR],
    [join(root, currentBuild(BUILD_DIR), 'static'), join(PUBLIC_DIR, '_next/static')],
  ]
  const sum: Packed = { files: 0, packed: 0, bytes: 0, smallest: 0 }
  for (const [from, to] of sources) {
    for (const name of await listFiles(from)) await publish(join(from, name), join(to, name), sum)
  }
  return sum
}

async function publish(from: string, to: string, sum: Packed): Promise<void> {
  const { size, mtime } = await stat(from)
  await mkdir(dirname(to), { recursive: true })
  await putInPlace(to, mtime, (draft) => cp(from, draft))
  sum.files += 1
  if (!COMPRESSIBLE_FILE.test(from) || size < MIN_BYTES) return
  const bytes = await readFile(from)
  sum.packed += 1
  sum.bytes += size
  for (const [ending, pack] of Object.entries(packings)) {
    const small = await pack(bytes)
    if (ending === 'br') sum.smallest += small.length
    await putInPlace(`${to}.${ending}`, mtime, (draft) => writeFile(draft, small))
  }
}

/** Visitors get either the old or the new file; its three versions change together. */
async function putInPlace(
  path: string,
  time: Date,
  write: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${path}.draft`
  await write(draft)
  // nginx and the build run under different accounts.
  await chmod(draft, 0o644)
  await utimes(draft, time, time)
  await rename(draft, path)
}
