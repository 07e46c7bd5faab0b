import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Problem } from '../launcher/problem.mjs'

const NOT_WRITABLE = 'may not be written by this user: change its owner or choose another DATA_DIR.'

/** Messages for system error codes; `*` stands for the path. */
const MEANINGS: Record<string, string> = {
  ENOSPC: 'The disk that holds * is full: free some space and run the command again.',
  EDQUOT: 'The disk quota for * is used up: free some space and run the command again.',
  EACCES: `* ${NOT_WRITABLE}`,
  EPERM: `* ${NOT_WRITABLE}`,
  EROFS: '* lies on a read-only disk: choose another DATA_DIR.',
  ENOTDIR: '* cannot be a folder, as a file stands in its way: choose another DATA_DIR.',
  EEXIST: '* is a file, not a folder: choose another DATA_DIR.',
  ENOENT: '* cannot be created there: choose another DATA_DIR.',
}

/** The code of a failed system call, such as ENOENT; empty for other errors. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** A failed access to the data folder as a Problem with advice; other errors unchanged. */
export function asDiskProblem(error: unknown, path: string): unknown {
  const meaning = MEANINGS[errorCode(error)]
  return meaning
    ? new Problem(
        meaning.replace('*', () => path),
        { cause: error },
      )
    : error
}

/** Whether the last lines of a program's output report a full disk. */
export const saysDiskIsFull = (lines: string[]): boolean =>
  lines.some((line) => /ENOSPC|no space left|SQLITE_FULL|database or disk is full/i.test(line))

/** Creates the data folder for its owner only, and checks that it is writable. */
export async function prepareDataFolder(path: string): Promise<void> {
  const probe = join(path, `.probe-${process.pid}`)
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await writeFile(probe, 'A full disk takes an empty file, so this one is not.')
    await rm(probe)
    for (const name of await readdir(path))
      if (/\.sqlite/.test(name)) await chmod(join(path, name), 0o600)
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined)
    throw asDiskProblem(error, path)
  }
}

/** All files below a folder as sorted relative paths. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

/** Writes a file completely or not at all: after a power failure or on a full disk the old one remains. */
export async function writeFileSafely(path: string, text: string, mode: number): Promise<void> {
  const draft = `${path}.${process.pid}.draft`
  await writeDraft({ path, draft, text, mode }, () => rename(draft, path))
}

/** Creates such a file unless it exists: of two processes that start together, only one does. */
export async function createFileSafely(path: string, text: string, mode: number): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  await writeDraft({ path, draft, text, mode }, async () => {
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
    await rm(draft)
  })
}

type Draft = { path: string; draft: string; text: string; mode: number }

async function writeDraft(
  { path, draft, text, mode }: Draft,
  place: () => Promise<void>,
): Promise<void> {
  try {
    const file = await open(draft, 'w', mode)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await place()
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw asDiskProblem(error, path)
  }
}
