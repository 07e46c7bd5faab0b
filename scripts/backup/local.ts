import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000
const FINISHED = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)$/
const UNFINISHED = /^\.(\d{4}-\d\d-\d\dT[\d-]+|check)-unfinished-/

/** Deletes what killed runs have left in the folder of the backups. */
export async function deleteUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (UNFINISHED.test(name)) await rm(join(folder, name), { recursive: true })
}

/** Deletes the nightly backups in a folder except the newest ones, and those older than `days`. */
export async function deleteOld(folder: string, kept: number, days: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => FINISHED.test(name)).toSorted()
  const oldest = Date.now() - days * DAY_MS
  const old = names.filter((name, index) => index < names.length - kept || timeOf(name) < oldest)
  for (const name of old) await rm(join(folder, name), { recursive: true })
}

const timeOf = (name: string) => Date.parse(name.replace(FINISHED, '$1T$2:$3:$4Z'))
