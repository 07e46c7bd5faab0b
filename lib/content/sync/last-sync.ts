import 'server-only'
import { mkdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteEnvironment } from '../../server/environment.ts'
import { getStored, storeContent } from '../store/content-store.ts'
import { showView } from '../store/read-view.ts'
import type { AnyViewed } from '../store/source.ts'

/** From this age on content counts as old; regular polling stays far below. */
const CURRENT_MS = 30_000
/** From this age on pages where it matters say so. */
const DAY_MS = 24 * 60 * 60 * 1000
const SAVE_EVERY_MS = 10_000

/** When the content was last in sync with the CMS: milliseconds, wall clock; 0 for never. */
type Synced = { at: number }

const synced = {
  key: 'synced',
  moments: ({ at }: Synced) => [new Date(at + DAY_MS)],
  views: {
    oldSince: ({ at }: Synced, now: Date) =>
      at > 0 && now.getTime() >= at + DAY_MS ? new Date(at).toISOString() : null,
  },
}

/** Compared with cached pages like any other content. */
export const syncedView: AnyViewed = synced

/** When it was last written to disk. */
let savedAt = 0

const setLastSync = (at: number) => storeContent(synced, '', { at } satisfies Synced)
const lastSync = () => (getStored(synced)?.answer as Synced | undefined)?.at ?? 0

const file = () => path.join(siteEnvironment().DATA_DIR, 'content', 'synced')

/** Records that the content is in sync with the CMS now; also on disk, for the next start. */
export async function saveLastSync(): Promise<void> {
  const now = new Date()
  setLastSync(now.getTime())
  if (Math.abs(now.getTime() - savedAt) < SAVE_EVERY_MS) return
  savedAt = now.getTime()
  await utimes(file(), now, now).catch(async () => {
    await mkdir(path.dirname(file()), { recursive: true })
    await writeFile(file(), '')
  })
}

/** Reads the time of the last sync from disk. */
export async function restoreLastSync(): Promise<void> {
  const at = await stat(file()).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
  setLastSync(at)
}

/** When the content was last in sync, and since when it is old; ISO 8601 or null. */
export function syncState(): { syncedAt: string | null; oldSince: string | null } {
  const at = lastSync()
  const syncedAt = at ? new Date(at).toISOString() : null
  return { syncedAt, oldSince: Date.now() - at > CURRENT_MS ? syncedAt : null }
}

/** When content that is more than a day old was last in sync, ISO 8601; null while it is newer. */
export function getOldSince(): Promise<string | null> {
  // A build has just read the CMS, or has nothing better.
  return showView(synced, getStored(synced) ?? setLastSync(Date.now()), 'oldSince')
}
