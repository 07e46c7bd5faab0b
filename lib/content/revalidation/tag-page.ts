import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * Ties the page that is being rendered to a tag, and nothing more: the constant that Next would keep
 * is never stored (`lib/framework`), nor is any content.
 */
export async function tagPage(tag: string): Promise<void> {
  const mark = unstable_cache(() => Promise.resolve(true), ['tag', tag], { tags: [tag] })
  await mark().catch((error: unknown) => {
    // What runs beside all pages, such as a check of the content, has no page to tie.
    if (!String(error).includes('incrementalCache missing')) throw error
  })
}
