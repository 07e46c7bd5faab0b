import 'server-only'
import { restoreFromSnapshot } from './store/load.ts'
import { sources } from './collections/sources.ts'
import { pollCms } from './sync/poll-cms.ts'
import {
  revalidateChanged,
  revalidateStalePages,
  warmUpPages,
} from './revalidation/revalidate-stale-pages.ts'
import { openPageIndex } from './revalidation/page-index.ts'
import { restoreLastSync } from './sync/last-sync.ts'

/**
 * Restores the content from disk, then keeps it in sync with the CMS, and the cached pages with it.
 * @param onChange called whenever content has changed
 * @param listAddresses lists the address of every page that is kept in the cache
 */
export async function startContentSync(
  onChange: () => void,
  listAddresses: () => Promise<string[]>,
): Promise<void> {
  await Promise.all([...sources.map(restoreFromSnapshot), restoreLastSync()])
  openPageIndex()
  const notify = (changed: readonly string[]) => {
    revalidateChanged(changed)
    onChange()
  }
  void pollCms(notify)
  // In development nothing is cached, and each request would cost a compilation.
  if (process.env.NODE_ENV !== 'production') return
  void revalidateStalePages()
  void warmUpPages(listAddresses)
}
