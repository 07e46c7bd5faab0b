import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { ownAddress, siteEnvironment } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import { findChanges } from './changes.ts'

/** How often the time and the content are compared with the pages, if nobody says that something changed. */
const TICK_MS = 1_000
/** Rendering is limited by the processor, and Next.js uses one core. */
const CONCURRENCY = 3
/** A page that cannot be rendered stays stale. */
const MAX_ATTEMPTS = 100
const ATTEMPT_MS = 20
/** Cloudflare accepts as many in one request. */
const MAX_PURGED_TAGS = 30
const PURGE_TIMEOUT_MS = 5_000
const PURGE_RETRY_MS = 10_000

/** The addresses that wait for their rendering after the latest change. */
let waiting: string[] = []
let workers = 0
let isRunning = false
let wasFailing = false
let hasStarted = false
/** The tags that the shared cache has not accepted yet. */
const unpurged = new Set<string>()
let purgeAt = 0

type Lists = {
  /** The address of every page that is rendered after a start, the home page first. */
  listAddresses: () => Promise<string[]>
  /** The addresses of the cached pages that changed; null without a page cache of our own. */
  listChangedPages: () => string[] | null
}

/**
 * Keeps cached pages up to date: announces what has changed, then requests the pages that changed, so
 * that no visitor sees one from before. Returns the function that says that content changed.
 */
export function keepPagesCurrent(lists: Lists): () => void {
  const check = () => void checkPages(lists)
  setInterval(check, TICK_MS).unref()
  return check
}

async function checkPages({ listAddresses, listChangedPages }: Lists): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    while (await announceChanges()) {
      const listed = await listAddresses()
      const changed = hasStarted ? listChangedPages() : null
      // In the order of the list: a service worker that reads the new `offline.json` must not store
      // an old page.
      const pages = changed
        ? [...listed.filter((each) => changed.includes(each)), ...changed]
        : listed
      waiting = [...new Set([...pages, ...waiting])]
      hasStarted = true
      while (workers < CONCURRENCY && waiting.length > 0) void warmUp()
    }
    if (workers === 0) await purgeSharedCache()
    wasFailing = false
  } catch (error) {
    // The next check finds the same changes.
    if (!wasFailing) log.error({ event: 'revalidation-failed', reason: String(error) })
    wasFailing = true
  } finally {
    isRunning = false
  }
}

/** False if nothing has changed. Only a request can call `revalidateTag`. */
async function announceChanges(): Promise<boolean> {
  const { stale, expired, accept } = findChanges()
  if (stale.length + expired.length === 0) return false
  const { ok, status } = await fetch(`${ownAddress()}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-revalidate-secret': siteEnvironment().REVALIDATE_SECRET },
    body: JSON.stringify({ stale, expired }),
  })
  if (!ok) throw new Error(`The site answered ${status}`)
  accept()
  addToPurge([...stale, ...expired])
  return true
}

async function warmUp(): Promise<void> {
  workers += 1
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
    await refresh(address).catch(() => undefined)
  workers -= 1
  // Before, the shared cache would fetch the old pages again.
  if (workers === 0) await purgeSharedCache()
}

/** A stale page is rendered in the background, and a rendering that began before the change is not stored. */
async function refresh(address: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { headers } = await fetch(ownAddress() + address, { method: 'HEAD', redirect: 'manual' })
    if (!/STALE|MISS/.test(headers.get('x-nextjs-cache') ?? '')) return
    await pause(ATTEMPT_MS)
  }
}

/** Adds the tags of pages that changed. */
function addToPurge(tags: readonly string[]): void {
  if (siteEnvironment().CDN_PURGE_URL) for (const tag of tags) unpurged.add(tag)
}

/** Tells a shared cache in front of the site to forget what has changed; repeated until it accepts. */
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
