import 'server-only'
import { mkdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteEnvironment } from '../../server/environment.ts'
import { getStored, storeContent } from '../store/content-store.ts'
import { showView } from '../store/read-view.ts'
import type { AnyViewed } from '../store/source.ts'

/** How old content may be before it counts as old: a reconciler that works is far below. */
const CURRENT_MS = 30_000
/** How old it may be before visitors are told where it matters. */
const DAY_MS = 24 * 60 * 60 * 1000
const SAVE_EVERY_MS = 10_000

/** When the content of the site was last that of the CMS: milliseconds, wall clock; 0 for never. */
type Synced = { at: number }

const synced = {
  key: 'synced',
  moments: ({ at }: Synced) => [new Date(at + DAY_MS)],
  views: {
    oldSince: ({ at }: Synced, now: Date) =>
      at > 0 && now.getTime() >= at + DAY_MS ? new Date(at).toISOString() : null,
  },
}

/** For the comparison of pages with what is held. */
export const syncedView: AnyViewed = synced

/** When that was last written to disk. */
let savedAt = 0

const setLastSync = (at: number) => storeContent(synced, '', { at } satisfies Synced)
const lastSync = () => (getStored(synced)?.answer as Synced | undefined)?.at ?? 0

const file = () => path.join(siteEnvironment().DATA_DIR, 'content', 'synced')

/** Notes that the site holds what the CMS holds, now; over restarts too. */
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

/** Recalls from disk when that was. */
export async function restoreLastSync(): Promise<void> {
  const at = await stat(file()).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
  setLastSync(at)
}

/** When the content was last that of the CMS, and since when it is old; ISO 8601 or null. */
export function syncState(): { syncedAt: string | null; oldSince: string | null } {
  const at = lastSync()
  const syncedAt = at ? new Date(at).toISOString() : null
  return { syncedAt, oldSince: Date.now() - at > CURRENT_MS ? syncedAt : null }
}

/** When content that is more than a day old was last current, ISO 8601; null while it is not so old. */
export function getOldSince(): Promise<string | null> {
  // A build has just asked the CMS, or has nothing better.
  return showView(synced, getStored(synced) ?? setLastSync(Date.now()), 'oldSince')
}
