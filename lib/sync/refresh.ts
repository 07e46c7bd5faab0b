import 'server-only'
import { revalidateTag } from 'next/cache'
import { syncIfDue } from './sync.ts'
import { findChanges } from './changes.ts'
import { siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'

/** Cloudflare accepts as many in one request. */
const MAX_PURGED_TAGS = 30
const PURGE_TIMEOUT_MS = 5_000
const PURGE_RETRY_MS = 10_000

/** The tags that the shared cache has not accepted yet. */
const unpurged = new Set<string>()
let purgeAt = 0

/** Adds the tags of pages that changed. */
function addToPurge(tags: readonly string[]): void {
  if (siteEnvironment().CDN_PURGE_URL) for (const tag of tags) unpurged.add(tag)
}

/** Purges changed pages from a shared cache in front of the site; repeated until it succeeds. */
async function purgeSharedCache(): Promise<void> {
  const { CDN_PURGE_URL, CDN_PURGE_TOKEN } = siteEnvironment()
  while (CDN_PURGE_URL && unpurged.size > 0 && performance.now() >= purgeAt) {
    const tags = [...unpurged].slice(0, MAX_PURGED_TAGS)
    for (const tag of tags) unpurged.delete(tag)
    const response = await fetch(CDN_PURGE_URL, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(CDN_PURGE_TOKEN && { authorization: `Bearer ${CDN_PURGE_TOKEN}` }),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(PURGE_TIMEOUT_MS),
    }).catch(() => null)
    if (response?.ok) continue
    addToPurge(tags)
    purgeAt = performance.now() + PURGE_RETRY_MS
    log.warn({ event: 'shared-cache-not-purged', status: response?.status ?? null })
  }
}

/** The collections of the hints that wait. */
const hints = new Set<string>()
let running: Promise<void> | null = null
let changes = 0

/**
 * The one way from a change to a page: reads what may have changed, then expires the cached pages that show something from
 * before, so that the next visitor gets a new one. Only while a request is answered, as Next.js requires for `revalidateTag`.
 * @param collections those that may have changed; none at the regular times
 * @returns the number of syncs that changed something since the start of the process
 */
export async function refresh(collections: readonly string[]): Promise<number> {
  for (const collection of collections) hints.add(collection)
  // What runs already may have read before this change.
  while (running) await running
  running = run().finally(() => {
    running = null
  })
  await running
  return changes
}

async function run(): Promise<void> {
  // The pages of an earlier change have expired since its request ended: a shared cache gets the new ones.
  await purgeSharedCache()
  const hinted = [...hints]
  hints.clear()
  if (await syncIfDue(hinted)) changes += 1
  const { tags, accept } = findChanges()
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  accept()
  addToPurge(tags)
}
