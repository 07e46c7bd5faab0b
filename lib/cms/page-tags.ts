import 'server-only'
import { unstable_cache } from 'next/cache'
import type { Tag } from './tags.ts'

/**
 * Ties the page that is being rendered to these tags, and nothing more. The constant is what gets
 * cached: the content itself never enters Next's data cache, which would keep a body that nobody has
 * validated and would swallow a failed refresh (a page made from stale data, marked fresh).
 */
export async function tagPage(pageTags: readonly Tag[]): Promise<void> {
  const mark = unstable_cache(() => Promise.resolve(true), ['tags', ...pageTags], {
    tags: [...pageTags],
    revalidate: false,
  })
  await mark()
}
