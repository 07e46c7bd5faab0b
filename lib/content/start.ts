import 'server-only'
import { sources } from './collections/sources.ts'
import { openPageIndex } from './revalidation/page-index.ts'
import { revalidateStalePages, warmUpPages } from './revalidation/revalidate-stale-pages.ts'
import { restoreFromSnapshot } from './store/load.ts'
import { pollCms } from './sync/poll-cms.ts'
import { restoreLastSync } from './sync/sync-state.ts'

/** How often pages are checked without a change of content, for scheduled notices. */
const TICK_MS = 1_000

/**
 * Restores the content from disk, then keeps it and the cached pages in sync with the CMS.
 * @param onChange called whenever content has changed
 * @param listAddresses lists the address of every page that is kept in the cache
 */
export async function startContentSync(
  onChange: () => void,
  listAddresses: () => Promise<string[]>,
): Promise<void> {
  await Promise.all([...sources.map(restoreFromSnapshot), restoreLastSync()])
  openPageIndex()
  // In development nothing is cached, and each request would cost a compilation.
  const hasPageCache = process.env.NODE_ENV === 'production'
  void pollCms((changed) => {
    if (hasPageCache) revalidateStalePages(changed)
    onChange()
  })
  if (!hasPageCache) return
  setInterval(() => revalidateStalePages(), TICK_MS).unref()
  void warmUpPages(listAddresses)
}
