import 'server-only'
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Free bytes on the disk of a folder. */
export async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether a file can be written in a folder; looking at its mode says nothing of a full disk. */
export async function canWriteIn(folder: string): Promise<boolean> {
  const probe = path.join(folder, `.probe-${randomUUID()}`)
  try {
    await writeFile(probe, 'A full disk accepts an empty file, so this one has content.')
    return true
  } catch {
    return false
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

/** The name of the file that completes a backup. */
const MANIFEST = 'backup.json'

/** Age of the newest complete backup in a folder, in milliseconds; Infinity without any. */
export async function getBackupAge(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const times = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name, MANIFEST)).then(
        ({ mtimeMs }) => mtimeMs,
        () => -Infinity,
      ),
    ),
  )
  return Date.now() - Math.max(...times, -Infinity)
}
