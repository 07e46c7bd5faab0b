import 'server-only'
import { ownAddress } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import * as pageIndex from './page-index.ts'

/** Rendering is limited by the processor, and Next.js uses one core. */
const CONCURRENCY = 3
/** The first attempt may join a rendering that began before the change. */
const MAX_ATTEMPTS = 3
/** The timeout of a regeneration, in milliseconds. */
const TIMEOUT_MS = 5_000
const NOT_FOUND = 404

let latestChanges: readonly string[] = []
let isRunning = false

/** Regenerates stale pages, those of the latest change first. A running round takes over new ones. */
export function revalidateStalePages(changed = latestChanges): void {
  latestChanges = changed
  if (isRunning) return
  isRunning = true
  void revalidateRound()
    .catch((error: unknown) => log.error({ event: 'revalidation-failed', reason: String(error) }))
    .finally(() => {
      isRunning = false
    })
}

/** Requests every page once, so that the index learns which content each cached page shows. */
export async function warmUpPages(listAddresses: () => Promise<string[]>): Promise<void> {
  const addresses = await listAddresses().catch(() => [])
  for (const address of addresses) await fetchPage(address).catch(() => undefined)
}

async function revalidateRound(): Promise<void> {
  const startedAt = performance.now()
  const inProgress = new Set<string>()
  let waiting = stalePages(pageIndex.takePagesToCheck())
  let known = latestChanges
  let count = 0
  const next = () => {
    if (known !== latestChanges) {
      known = latestChanges
      waiting = stalePages().filter((key) => !inProgress.has(key))
    }
    return waiting.shift()
  }
  const worker = async () => {
    for (let key = next(); key !== undefined; key = next()) {
      inProgress.add(key)
      await revalidatePage(key)
      inProgress.delete(key)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  const ms = Math.round(performance.now() - startedAt)
  if (count > 0) log.info({ event: 'pages-revalidated', count, ms })
}

/** Pages of the latest change first: they must not wait for the many of an earlier change. */
function stalePages(keys?: string[]): string[] {
  const stale = pageIndex.listStalePages(keys)
  const { latest = [], earlier = [] } = Object.groupBy(stale, ({ sources }) =>
    sources.some((source) => latestChanges.includes(source)) ? 'latest' : 'earlier',
  )
  return [...latest, ...earlier].map(({ key }) => key)
}

async function revalidatePage(key: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const regenerated = pageIndex.whenRegenerated(key, TIMEOUT_MS)
    const response = await fetchPage(pageIndex.addressOf(key)).catch(() => null)
    // Next responds with the stale page and regenerates it in the background.
    if (response?.headers.get('x-nextjs-cache') === 'STALE') await regenerated
    if (pageIndex.isPageCurrent(key)) return
    // The page was removed. If it comes back, the cache regenerates it instead of serving the old
    // one.
    if (response?.status === NOT_FOUND) return pageIndex.forgetPage(key)
  }
}

async function fetchPage(address: string): Promise<Response> {
  const response = await fetch(ownAddress() + address, {
    redirect: 'manual',
    cache: 'no-store',
    // Compressing a response takes a tenth of the time of rendering it.
    headers: { 'accept-encoding': 'identity' },
  })
  await response.arrayBuffer()
  return response
}
