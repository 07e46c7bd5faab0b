import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * Adds a tag to the page that is being rendered, and nothing more: the cache handler (`lib/framework`)
 * stores neither the constant nor any content.
 */
export async function tagPage(tag: string): Promise<void> {
  const mark = unstable_cache(() => Promise.resolve(true), ['tag', tag], { tags: [tag] })
  await mark().catch((error: unknown) => {
    // Code outside of a page, such as the content check, has no page to tag.
    if (!String(error).includes('incrementalCache missing')) throw error
  })
}
