import 'server-only'
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
export function addToPurge(tags: readonly string[]): void {
  if (siteEnvironment().CDN_PURGE_URL) for (const tag of tags) unpurged.add(tag)
}

/** Purges changed pages from a shared cache in front of the site; repeated until it succeeds. */
export async function purgeSharedCache(): Promise<void> {
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
