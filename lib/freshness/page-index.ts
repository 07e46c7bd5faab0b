import 'server-only'
import { EventEmitter, once } from 'node:events'
import { heldOf } from '../cms/held.ts'
import { see } from '../cms/see.ts'
import { sources } from '../cms/sources.ts'
import type { AnyViewed } from '../cms/source.ts'
import { fromTag } from '../cms/view-tag.ts'
import { processWide } from '../process-wide.ts'
import { syncedView } from './synced.ts'

/**
 * What the page cache (`lib/page-cache`) asks and tells. Next loads it beside our modules, so that
 * they meet on this value of the process.
 */
export type PageIndex = {
  /** The pages that were made or asked for, by their key in the cache, and their tags. */
  tagsOf: Map<string, string>
  /** Says the key of a page that was made anew. */
  made: EventEmitter
  /** Whether a page with these tags is what would be made of it now. */
  isCurrent: (tags: string) => boolean
}

const index = processWide('pages', (): PageIndex => ({
  tagsOf: new Map(),
  made: new EventEmitter(),
  isCurrent: () => true,
}))

const byKey = new Map<string, AnyViewed>(
  [...sources, syncedView].map((viewed) => [viewed.key, viewed]),
)

/** Lets the page cache compare the pages that it holds with the content of this moment. */
export function openPageIndex(): void {
  index.made.setMaxListeners(0)
  index.isCurrent = (tags) => outdatedIn(tags).length === 0
}

/** The sources of which these tags name a version that is not the present one. */
const outdatedIn = (tags: string): string[] =>
  tags.split(',').flatMap((tag) => {
    const seen = fromTag(tag)
    if (!seen) return []
    const source = byKey.get(seen.key)
    if (!source) return seen.key
    const held = heldOf(source)
    if (!held || see(source, held, seen.name, seen.which).version === seen.version) return []
    return seen.key
  })

/** A page and the sources that have changed since it was made. */
export type StalePage = { key: string; sources: string[] }

/** The pages that were made from other content than what is held now. */
export function listStalePages(): StalePage[] {
  return [...index.tagsOf].flatMap(([key, tags]) => {
    const outdated = outdatedIn(tags)
    return outdated.length > 0 ? { key, sources: outdated } : []
  })
}

/** Whether a page is up to date; one that is not known is. */
export const isPageCurrent = (key: string): boolean => index.isCurrent(index.tagsOf.get(key) ?? '')

/** Forgets a page until it is asked for again. */
export function forgetPage(key: string): void {
  index.tagsOf.delete(key)
}

/** Resolves when the page has been made anew, or after so long. */
export async function whenMade(key: string, ms: number): Promise<void> {
  await once(index.made, key, { signal: AbortSignal.timeout(ms) }).catch(() => undefined)
}

/** The address of a page by its key in the cache, as Next builds it: `/route-cache/APP_PAGE/3f…/$/path`. */
export function addressOf(key: string): string {
  const path = key.slice(key.indexOf('/$/') + '/$'.length)
  return path === '/index' ? '/' : path.split('/').map(encodeOnce).join('/')
}

const encodeOnce = (part: string) => encodeURIComponent(decodeURIComponent(part))
