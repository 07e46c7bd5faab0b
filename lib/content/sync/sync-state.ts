import 'server-only'
import { mkdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteEnvironment } from '../../server/environment.ts'
import { processGlobal } from '../../server/process-global.ts'
import { listRejectedRows } from '../store/parse-response.ts'
import { showView } from '../store/read-view.ts'
import type { Viewed } from '../store/source.ts'
import { getStored, storeContent } from '../store/store.ts'
import type { SyncResult } from './sync-round.ts'

/** Content older than this is stale; regular polling stays far below. */
const STALE_AFTER_MS = 30_000
/** Content older than this is marked as old on pages where it matters. */
const DAY_MS = 24 * 60 * 60 * 1000
const SAVE_INTERVAL_MS = 10_000

/** The time of the last sync: milliseconds, wall clock; 0 for never. */
type Synced = { at: number }

/** Compared with cached pages like any other content. */
export const syncedView: Viewed<Synced, { oldSince: () => string | null }> = {
  key: 'synced',
  expiries: ({ at }) => [new Date(at + DAY_MS)],
  views: ({ at }, now) => ({
    oldSince: () => (at > 0 && now.getTime() >= at + DAY_MS ? new Date(at).toISOString() : null),
  }),
}

/** When it was last written to disk. */
let savedAt = 0

const setLastSync = (at: number) => storeContent(syncedView, '', { at } satisfies Synced)
const lastSync = () => (getStored(syncedView)?.answer as Synced | undefined)?.at ?? 0

const file = () => path.join(siteEnvironment().DATA_DIR, 'content', 'synced')

/** Records a successful sync; also on disk, for the next start. */
export async function saveLastSync(): Promise<void> {
  const now = new Date()
  setLastSync(now.getTime())
  if (Math.abs(now.getTime() - savedAt) < SAVE_INTERVAL_MS) return
  savedAt = now.getTime()
  await utimes(file(), now, now).catch(async () => {
    await mkdir(path.dirname(file()), { recursive: true })
    await writeFile(file(), '')
  })
}

/** Reads the time of the last sync from disk. */
export async function restoreLastSync(): Promise<void> {
  const saved = await stat(file()).catch(() => null)
  setLastSync(saved?.mtimeMs ?? 0)
}

/** The time of the last sync, and since when the content is stale; ISO 8601 or null. */
export function syncState(): { syncedAt: string | null; oldSince: string | null } {
  const at = lastSync()
  const syncedAt = at ? new Date(at).toISOString() : null
  return { syncedAt, oldSince: Date.now() - at > STALE_AFTER_MS ? syncedAt : null }
}

/** The time of the last sync if it is more than a day ago, ISO 8601; otherwise null. */
export function getOldSince(): Promise<string | null> {
  // A build has just read the CMS, or has nothing better.
  if (!getStored(syncedView)) setLastSync(Date.now())
  return showView(syncedView, 'oldSince')
}

const problems = processGlobal('problems of content', () => ({
  failing: [] as string[],
  unconfirmed: [] as string[],
  suspicious: [] as string[],
}))

/** Records the problems of the last full sync. */
export function recordContentProblems({
  failures,
  unconfirmed,
}: Pick<SyncResult, 'failures' | 'unconfirmed'>): void {
  problems.failing = failures.map(({ key }) => key)
  // A single time may be a row that an editor deletes between the list and its count.
  problems.suspicious = unconfirmed.filter((key) => problems.unconfirmed.includes(key))
  problems.unconfirmed = unconfirmed
}

/** The content that the site cannot show as it is in the CMS, for monitoring. */
export function getContentProblems() {
  const { failing, suspicious } = problems
  return { badRows: listRejectedRows().length, failing, suspicious }
}
