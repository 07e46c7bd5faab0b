import 'server-only'
import { EventEmitter, once } from 'node:events'
import { sources } from '../collections/sources.ts'
import { attempt } from '../../server/attempt.ts'
import { processGlobal } from '../../server/process-global.ts'
import type { AnyViewed } from '../store/source.ts'
import { fromTag, getStored, refreshViewsIfDue, selectView } from '../store/store.ts'
import { syncedView } from '../sync/sync-state.ts'
import { todayView } from '../today.ts'

/**
 * Shared through the global scope with the cache handler (`lib/framework`), which Next.js loads
 * outside the bundle.
 */
export type PageIndex = {
  /** Records a page that was rendered or requested: its key in the cache, and its tags. */
  record: (key: string, tags: string) => void
  /** Whether a page was recorded and has been kept up to date since. */
  isKnown: (key: string) => boolean
  /** Emits the key of a page that was regenerated. */
  regenerated: EventEmitter
  /** Whether a page with these tags would be rendered the same now. */
  isCurrent: (tags: string) => boolean
}

/** The tags of the pages that were rendered or requested, by their key in the cache. */
const tagsOf = processGlobal('tags of pages', () => new Map<string, string>())
/** The pages that have not been compared with the content yet. */
const unchecked = processGlobal('unchecked pages', () => new Set<string>())

const index = processGlobal('pages', (): PageIndex => ({
  record(key, tags) {
    if (tagsOf.get(key) === tags) return
    tagsOf.set(key, tags)
    unchecked.add(key)
  },
  isKnown: (key) => tagsOf.has(key),
  regenerated: new EventEmitter(),
  isCurrent: () => true,
}))

const viewed: readonly AnyViewed[] = [
  ...[...sources, syncedView as AnyViewed, todayView as AnyViewed],
]
const byKey = new Map(viewed.map((each) => [each.key, each]))

/** Lets the cache handler compare cached pages with the current content. */
export function openPageIndex(): void {
  index.regenerated.setMaxListeners(0)
  index.isCurrent = (tags) => outdatedIn(tags).length === 0
}

/** The sources of which these tags name an outdated version. */
const outdatedIn = (tags: string): string[] => tags.split(',').flatMap(outdatedSource)

/** Never throws: if a view cannot be computed, pages that use it stay as they are. */
function outdatedSource(tag: string): string[] {
  const seen = attempt(() => fromTag(tag))
  const source = byKey.get(seen?.key ?? '')
  if (!seen || !source) return seen ? [seen.key] : []
  const view = attempt(() => selectView(source, seen.name, seen.param))
  return view && view.version !== seen.version ? [seen.key] : []
}

/** A page and the sources that have changed since it was rendered. */
export type StalePage = { key: string; sources: string[] }

/** The pages that were rendered from other content than the current. */
export function listStalePages(keys: Iterable<string> = tagsOf.keys()): StalePage[] {
  return [...keys].flatMap((key) => {
    const outdated = outdatedIn(tagsOf.get(key) ?? '')
    return outdated.length > 0 ? { key, sources: outdated } : []
  })
}

/** The content of every source and the time of its views at the last check. */
let lastState: readonly unknown[] = []

/** All pages if content or time has changed a view; otherwise those rendered or requested since the last call. */
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

/** Whether a page is up to date; an unknown page counts as up to date. */
export const isPageCurrent = (key: string): boolean => index.isCurrent(tagsOf.get(key) ?? '')

/** Drops a page until it is requested again. */
export const forgetPage = (key: string): void => void tagsOf.delete(key)

/** Resolves when the page has been regenerated, at the latest after `ms` milliseconds. */
export async function whenRegenerated(key: string, ms: number): Promise<void> {
  await once(index.regenerated, key, { signal: AbortSignal.timeout(ms) }).catch(() => undefined)
}

/** The address of a page by its key in the cache of Next.js: `/route-cache/APP_PAGE/3f…/$/path`. */
export function addressOf(key: string): string {
  const path = key.slice(key.indexOf('/$/') + '/$'.length)
  const encodeOnce = (part: string) => encodeURIComponent(decodeURIComponent(part))
  return path === '/index' ? '/' : path.split('/').map(encodeOnce).join('/')
}
