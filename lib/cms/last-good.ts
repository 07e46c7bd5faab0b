import 'server-only'
import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteEnvironment } from '../env/site.ts'

const written = new Map<string, string>()

const folder = () => path.join(siteEnvironment().DATA_DIR, 'content')
const fileOf = (key: string) => path.join(folder(), `${key}.json`)

/**
 * Keeps the CMS's last usable answer to a question on disk, as the CMS gave it, so that a later
 * version of the site can still read it. When it is the same as the last one, only its time is set.
 */
export async function saveLastGood(key: string, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer)
  const file = fileOf(key)
  if (written.get(key) === text) return utimes(file, new Date(), new Date())
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draft, text)
  await rename(draft, file)
  written.set(key, text)
}

/** The last usable answer, or null when there never was one. */
export async function getLastGood(key: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(fileOf(key), 'utf8'))
  } catch {
    return null
  }
}

/** When the CMS last gave a usable answer to anything, ISO 8601; null when it never did. */
export async function lastGoodAt(): Promise<string | null> {
  const names = await readdir(folder()).catch(() => [])
  const times = await Promise.all(
    names.map((name) =>
      stat(path.join(folder(), name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  const newest = Math.max(0, ...times)
  return newest ? new Date(newest).toISOString() : null
}
