import 'server-only'
import { EventEmitter, once } from 'node:events'
import { getStored } from '../store/content-store.ts'
import { refreshViewsIfDue, selectView } from '../store/select-view.ts'
import { sources } from '../collections/sources.ts'
import type { AnyViewed } from '../store/source.ts'
import { processGlobal } from '../../server/process-global.ts'
import { syncedView } from '../sync/last-sync.ts'
import { fromTag } from './view-tag.ts'

/**
 * What the page cache (`lib/framework`) asks and tells. Next loads it beside our modules, so that
 * they meet on this value of the process.
 */
export type PageIndex = {
  /** Tells of a page that was made or asked for: its key in the cache, and its tags. */
  record: (key: string, tags: string) => void
  /** Whether a page was told of, and is kept up to date since. */
  isKnown: (key: string) => boolean
  /** Says the key of a page that was made anew. */
  regenerated: EventEmitter
  /** Whether a page with these tags is what would be made of it now. */
  isCurrent: (tags: string) => boolean
}

/** The pages that were made or asked for, by their key in the cache, and their tags. */
const tagsOf = processGlobal('tags of pages', () => new Map<string, string>())
/** Those of them that nobody has compared with the content yet. */
const unchecked = processGlobal('unchecked pages', () => new Set<string>())

const index = processGlobal('pages', (): PageIndex => ({
  record: recordPage,
  isKnown: (key) => tagsOf.has(key),
  regenerated: new EventEmitter(),
  isCurrent: () => true,
}))

function recordPage(key: string, tags: string): void {
  if (tagsOf.get(key) === tags) return
  tagsOf.set(key, tags)
  unchecked.add(key)
}

const byKey = new Map<string, AnyViewed>(
  [...sources, syncedView].map((viewed) => [viewed.key, viewed]),
)

/** Lets the page cache compare the pages that it holds with the content of this moment. */
export function openPageIndex(): void {
  index.regenerated.setMaxListeners(0)
  index.isCurrent = (tags) => outdatedIn(tags).length === 0
}

/** The sources of which these tags name a version that is not the present one. */
const outdatedIn = (tags: string): string[] => tags.split(',').flatMap(outdatedSource)

/** Never throws: a view that cannot be made now leaves the page that was made from it as it is. */
function outdatedSource(tag: string): string[] {
  try {
    const view = fromTag(tag)
    if (!view) return []
    const source = byKey.get(view.key)
    if (!source) return [view.key]
    const stored = getStored(source)
    if (!stored || selectView(source, stored, view.name, view.param).version === view.version)
      return []
    return [view.key]
  } catch {
    return []
  }
}

/** A page and the sources that have changed since it was made. */
export type StalePage = { key: string; sources: string[] }

/** The pages that were made from other content than what is held now. */
export function listStalePages(keys: Iterable<string> = tagsOf.keys()): StalePage[] {
  return [...keys].flatMap((key) => {
    const outdated = outdatedIn(tagsOf.get(key) ?? '')
    return outdated.length > 0 ? { key, sources: outdated } : []
  })
}

/** What every source had at the last look: its answer, and the time for which its views are. */
let lastState: readonly unknown[] = []

/**
 * The pages that may have become stale since this was last asked: all of them when content has changed
 * or time has changed a view of it, else those that were made or met meanwhile.
 */
export function takePagesToCheck(): string[] {
  const state = [...byKey.values()].flatMap((source) => {
    const stored = getStored(source)
    if (stored) refreshViewsIfDue(source, stored)
    return [stored, stored?.asOf]
  })
  const isSame =
    state.length === lastState.length && state.every((part, at) => part === lastState[at])
  const pagesToCheck = [...(isSame ? unchecked : tagsOf.keys())]
  lastState = state
  unchecked.clear()
  return pagesToCheck
}

/** Whether a page is up to date; one that is not known is. */
export const isPageCurrent = (key: string): boolean => index.isCurrent(tagsOf.get(key) ?? '')

/** Forgets a page until it is asked for again. */
export function forgetPage(key: string): void {
  tagsOf.delete(key)
}

/** Resolves when the page has been made anew, or after so long. */
export async function whenRegenerated(key: string, ms: number): Promise<void> {
  await once(index.regenerated, key, { signal: AbortSignal.timeout(ms) }).catch(() => undefined)
}

/** The address of a page by its key in the cache, as Next builds it: `/route-cache/APP_PAGE/3f…/$/path`. */
export function addressOf(key: string): string {
  const path = key.slice(key.indexOf('/$/') + '/$'.length)
  return path === '/index' ? '/' : path.split('/').map(encodeOnce).join('/')
}

const encodeOnce = (part: string) => encodeURIComponent(decodeURIComponent(part))
