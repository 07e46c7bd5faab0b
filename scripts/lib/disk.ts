import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { chmod, link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { getSystemErrorMessage } from 'node:util'
import { Problem } from '../launcher/problem.mjs'

/** The code of a failed system call, such as ENOENT; empty for other errors. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** A failed access to a path in DATA_DIR as a Problem with the system's reason; other errors unchanged. */
export function asDiskProblem(error: unknown, path: string): unknown {
  const { errno } = Object(error) as { errno?: unknown }
  if (typeof errno !== 'number') return error
  const reason = getSystemErrorMessage(errno)
  return new Problem(`${path} cannot be used: ${reason}. Correct that or choose another DATA_DIR.`)
}

/**
 * Creates a folder and those above it, for their owner only. One by one: `recursive` never returns
 * where the system refuses a folder as if the one above it were missing, such as in /proc.
 */
export function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
}

/** Creates the data folder for its owner only, and checks that it is writable. */
export async function prepareDataFolder(path: string): Promise<void> {
  const probe = join(path, `.probe-${process.pid}`)
  try {
    makeFolder(path)
    await writeFile(probe, 'A full disk takes an empty file, so this one is not.')
    await rm(probe)
    for (const name of await readdir(path))
      if (/\.sqlite/.test(name)) await chmod(join(path, name), 0o600)
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined)
    throw asDiskProblem(error, path)
  }
}

/** The file that says which database is complete. */
export const databaseRecord = (dataDir: string): string => join(dataDir, 'cms-installed.json')

/** Whether this data folder has ever had a complete database. */
export const isDatabaseInstalled = (dataDir: string): boolean => existsSync(databaseRecord(dataDir))

/** All files below a folder as sorted relative paths. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** A hash of files by their paths in a folder and what they contain. */
export async function hashFiles(folder: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    hash.update(`${path}\0`)
    hash.update(await readFile(join(folder, path)).catch(() => 'not there'))
  }
  return hash.digest('hex')
}

/** Writes a file completely or not at all: after a power failure or on a full disk the old one remains. */
export const writeFileSafely = (path: string, text: string, mode: number): Promise<void> =>
  withDraft(path, text, mode, (draft) => rename(draft, path))

/** Creates such a file unless it exists: of two processes that start together, only one does. */
export const createFileSafely = (path: string, text: string, mode: number): Promise<void> =>
  withDraft(path, text, mode, async (draft) => {
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  })

async function withDraft(
  path: string,
  text: string,
  mode: number,
  place: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    await writeFile(draft, text, { mode, flush: true })
    await place(draft)
  } catch (error) {
    throw asDiskProblem(error, path)
  } finally {
    await rm(draft, { force: true }).catch(() => undefined)
  }
}
