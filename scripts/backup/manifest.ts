import { hash } from 'node:crypto'
import { chmod, copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Problem } from '../launcher/problem.mjs'
import { errorCode, listFiles, writeFileSafely } from '../lib/disk.ts'
import { countRows } from './content.ts'

const NAME = 'backup.json'

const manifest = z.object({
  version: z.literal(1),
  made_at: z.string(),
  rows: z.record(z.string(), z.number()),
  /** SHA-256 of each file. */
  files: z.record(z.string(), z.string()),
})

/** The content of a backup: rows by collection, and the SHA-256 of each file by its path. */
export type Manifest = z.infer<typeof manifest>

/** Writes the manifest of a backup as its last file. */
export async function writeManifest(folder: string, madeAt: Date): Promise<Manifest> {
  const files = await sumsOf(folder, await listFiles(folder))
  const made_at = madeAt.toISOString()
  const content: Manifest = { version: 1, made_at, rows: await countRows(folder), files }
  await writeFileSafely(join(folder, NAME), `${JSON.stringify(content, null, 2)}\n`, 0o600)
  return content
}

/** Throws a Problem if the folder is not a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new Problem(`${folder} is not a backup, or not a complete one: it has no ${NAME}.`)
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw new Problem(`${join(folder, NAME)} is damaged: use another backup.`)
  }
}

/** Throws a Problem unless the files of a folder match the manifest and the databases are intact. */
export async function assertSound(folder: string, { files, rows }: Manifest): Promise<void> {
  const paths = (await listFiles(folder)).filter((path) => path !== NAME)
  const found = await sumsOf(folder, paths)
  const names = new Set([...Object.keys(files), ...Object.keys(found)])
  const wrong = [...names].filter((path) => files[path] !== found[path])
  if (wrong.length > 0)
    throw new Problem(
      `${folder} is damaged: ${wrong.length} of its files are missing or changed, such as ${wrong[0]}. Use another backup.`,
    )
  if (!isDeepStrictEqual(await countRows(folder), rows))
    throw new Problem(`${folder} has other rows than were written down: use another backup.`)
}

// SQLite copies the databases. The other files are generated, private, or incomplete.
const LEFT_OUT = [
  /^(cms|outbox)\.sqlite/,
  /^cms\.dump$/,
  /^(cms-temporary|exports)\//,
  /^\.probe-/,
  /\.draft$/,
  /^content\/.*\.json\./,
]

/** The files of a data folder that are copied unchanged, as relative paths. */
export async function listDataFiles(dataDir: string): Promise<string[]> {
  const files = await listFiles(dataDir)
  return files.filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)))
}

/** Copies files with permissions for their owner only; files that are deleted meanwhile are skipped. */
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

/** The SHA-256 of every file, by its path. */
async function sumsOf(folder: string, paths: string[]): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const path of paths) sums[path] = hash('sha256', await readFile(join(folder, path)))
  return sums
}
