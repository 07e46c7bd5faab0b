import 'server-only'
import { sources } from './collections/sources.ts'
import { keepPagesCurrent } from './revalidation/revalidate.ts'
import { restoreFromSnapshot } from './store/load.ts'
import { pollCms } from './sync/poll-cms.ts'
import { restoreLastSync } from './sync/sync-state.ts'

/**
 * Restores the content from disk, then keeps it and the cached pages in sync with the CMS.
 * @param onChange called whenever content has changed
 * @param lists the pages to render after a start and after a change
 */
export async function startContentSync(
  onChange: () => void,
  lists: Parameters<typeof keepPagesCurrent>[0],
): Promise<void> {
  await Promise.all([...sources.map(restoreFromSnapshot), restoreLastSync()])
  // In development nothing is cached, and each request would cost a compilation.
  const hasPageCache = process.env.NODE_ENV === 'production'
  const pagesChanged = hasPageCache ? keepPagesCurrent(lists) : () => undefined
  void pollCms(() => {
    pagesChanged()
    onChange()
  })
}
