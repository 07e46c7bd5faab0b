import 'server-only'
import { restoreAnswer } from '../cms/load.ts'
import { sources } from '../cms/sources.ts'
import { keepContent } from './keep-content.ts'
import { freshenPages, keepPages, meetPages } from './keep-pages.ts'
import { openPageIndex } from './page-index.ts'
import { restoreSynced } from './synced.ts'

/**
 * Recalls the last content from disk; from then on content follows the CMS, and pages the content.
 * @param onNews called whenever content has changed
 */
export async function startFreshness(onNews: () => void): Promise<void> {
  await Promise.all([...sources.map(restoreAnswer), restoreSynced()])
  openPageIndex()
  const tell = (changed: readonly string[]) => {
    freshenPages(changed)
    onNews()
  }
  void keepContent(tell)
  // While developing, nothing is cached and each visit would only cost a compilation.
  if (process.env.NODE_ENV !== 'production') return
  void keepPages()
  void meetPages()
}
