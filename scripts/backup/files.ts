import { createHash } from 'node:crypto'
import { chmod, copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { errorCode } from '../lib/error-code.ts'

// Databases are copied by SQLite. The rest is made anew, is somebody's own, or is half written.
const LEFT_OUT = [
  /^(cms|outbox)\.sqlite/,
  /^(cms-temporary|exports)\//,
  /^\.probe-/,
  /\.draft$/,
  /^content\/.*\.json\./,
]

/** The files of a data folder that are copied as they are, by their paths in it. */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const files = await listFiles(dataDir)
  return files.filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)))
}

/** All files below a folder, by their paths in it, in order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** Copies files for their owner alone; what is gone by its turn is left out. */
export async function copyFiles(paths: string[], from: string, to: string): Promise<void> {
  for (const path of paths) {
    const copy = join(to, path)
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
    try {
      await copyFile(join(from, path), copy)
      await chmod(copy, 0o600)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
  }
}

export type Sums = Record<string, string>

/** The SHA-256 of every file, by its path. */
export async function sumsOf(folder: string, paths: string[]): Promise<Sums> {
  const sums: Sums = {}
  for (const path of paths)
    sums[path] = createHash('sha256')
      .update(await readFile(join(folder, path)))
      .digest('hex')
  return sums
}
