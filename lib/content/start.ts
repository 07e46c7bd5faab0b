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
 * Recalls the last content from disk; from then on content follows the CMS, and pages the content.
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
  // While developing, nothing is cached and each visit would only cost a compilation.
  if (process.env.NODE_ENV !== 'production') return
  void revalidateStalePages()
  void warmUpPages(listAddresses)
}
