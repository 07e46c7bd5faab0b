import 'server-only'
import { mkdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteEnvironment } from '../server/environment.ts'
import { processGlobal } from '../server/process-global.ts'
import { listRejectedRows } from '../content/store/store.ts'
import { tagPage } from '../content/store/read-view.ts'
import { DAY_MS } from 'school-schema/values/durations'

/** Content older than this is stale; regular polling stays far below. */
const STALE_AFTER_MS = 30_000
/** Content older than this is marked as old on pages where it matters. */
const SAVE_INTERVAL_MS = 10_000

/** The tag of the pages that mark old content. */
export const SYNCED_TAG = 'synced'

/** The time of the last sync: milliseconds, wall clock; 0 for never. A build has just read the CMS. */
const synced = processGlobal('last sync', () => ({ at: Date.now(), savedAt: 0 }))

const file = () => path.join(siteEnvironment().DATA_DIR, 'content', 'synced')

/** Records a successful sync; also on disk, for the next start. */
export async function saveLastSync(): Promise<void> {
  const now = new Date()
  synced.at = now.getTime()
  if (Math.abs(synced.at - synced.savedAt) < SAVE_INTERVAL_MS) return
  synced.savedAt = synced.at
  await utimes(file(), now, now).catch(async () => {
    await mkdir(path.dirname(file()), { recursive: true })
    await writeFile(file(), '')
  })
}

/** Reads the time of the last sync from disk. */
export async function restoreLastSync(): Promise<void> {
  const saved = await stat(file()).catch(() => null)
  synced.at = saved?.mtimeMs ?? 0
}

/** The time of the last sync, and since when the content is stale; ISO 8601 or null. */
export function syncState(): { syncedAt: string | null; oldSince: string | null } {
  const { at } = synced
  const syncedAt = at ? new Date(at).toISOString() : null
  return { syncedAt, oldSince: Date.now() - at > STALE_AFTER_MS ? syncedAt : null }
}

/** The time of the last sync if it is more than a day ago, ISO 8601; otherwise null. */
export function oldSince(): string | null {
  const { at } = synced
  return at > 0 && Date.now() >= at + DAY_MS ? new Date(at).toISOString() : null
}

/** The same, for a page that is rendered again when it changes. */
export async function getOldSince(): Promise<string | null> {
  await tagPage(SYNCED_TAG)
  return oldSince()
}

const problems = processGlobal('problems of content', () => ({
  // Until the first sync the content is that of the snapshot.
  isCmsUp: false,
  unconfirmed: [] as string[],
  suspicious: [] as string[],
}))

/** Records the problems of the last full sync. */
export function recordContentProblems(unconfirmed: string[], isCmsUp: boolean): void {
  problems.isCmsUp = isCmsUp
  // A single occurrence may be a row that an editor deletes between the list and its count.
  problems.suspicious = unconfirmed.filter((key) => problems.unconfirmed.includes(key))
  problems.unconfirmed = unconfirmed
}

/** Whether the CMS answers, and the content that the site cannot show as it is there; for monitoring. */
export function getContentProblems() {
  const { isCmsUp, suspicious } = problems
  return { isCmsUp, badRows: listRejectedRows().length, suspicious }
}
