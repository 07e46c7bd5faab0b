import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Problem } from '../launcher/problem.mjs'
import { writeFileSafely } from '../lib/safe-file.ts'
import { CMS_FILE, countRows, OUTBOX_FILE } from './contents.ts'
import { listFiles, sumsOf } from './files.ts'
import { faultOf } from './sqlite.ts'

const NAME = 'backup.json'

const manifest = z.object({
  version: z.literal(1),
  made_at: z.string(),
  rows: z.record(z.string(), z.number()),
  /** SHA-256 of each file. */
  files: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifest>

/** Writes down what is in a backup: the last thing that is written into it. */
export async function writeManifest(folder: string, madeAt: Date): Promise<Manifest> {
  const files = await sumsOf(folder, await listFiles(folder))
  const made_at = madeAt.toISOString()
  const content: Manifest = { version: 1, made_at, rows: countRows(folder), files }
  await writeFileSafely(join(folder, NAME), `${JSON.stringify(content, null, 2)}\n`, 0o600)
  return content
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new Problem(`${folder} is not a backup, or not a whole one: it has no ${NAME}.`)
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw new Problem(`${join(folder, NAME)} is damaged: use another backup.`)
  }
}

/** Throws a Problem unless a folder holds exactly what was written down, and sound databases. */
export async function assertSound(folder: string, { files, rows }: Manifest): Promise<void> {
  const found = await sumsOf(
    folder,
    (await listFiles(folder)).filter((path) => path !== NAME),
  )
  const names = new Set([...Object.keys(files), ...Object.keys(found)])
  const wrong = [...names].filter((path) => files[path] !== found[path])
  if (wrong.length > 0)
    throw new Problem(
      `${folder} is damaged: ${wrong.length} of its files are missing or changed, such as ${wrong[0]}. Use another backup.`,
    )
  for (const file of [CMS_FILE, OUTBOX_FILE].filter((name) => name in files)) {
    const fault = faultOf(join(folder, file))
    if (fault) throw new Problem(`${join(folder, file)} is damaged (${fault}): use another backup.`)
  }
  if (!isDeepStrictEqual(countRows(folder), rows))
    throw new Problem(`${folder} has other rows than were written down: use another backup.`)
}
