import {
  releasePage,
  STORED_HEADER,
  storeAgain,
  storePage,
  type StoredPage,
} from '../server/stored-page.ts'
import { transformCachedHtml, type CachedPage } from './transform-cached-html.ts'

// The page cache of Next.js in memory. Nothing is written to disk, so that the program can be
// read-only, and no page outlives the process whose content it shows. Next.js loads this file
// outside of the bundle (`next.config.js`).

/** A page, or the response of a route. */
type Value = {
  kind: string
  html?: string
  body?: Uint8Array
  rscData?: Uint8Array
  segmentData?: Map<string, Uint8Array>
  status?: number
  headers?: Record<string, unknown> | undefined
}

type Lifetime = { revalidate: number | false; expire?: number }

/** A page in the cache. */
type Entry = {
  value: Value
  /** What is sent for it; null for the response of a route. */
  page: StoredPage | null
  tags: string[]
  bytes: number
  cacheControl: Lifetime | undefined
  renderedAt: number
}

/** About 1,000 pages. Those that were not requested for the longest time are rendered again on request. */
const MAX_BYTES = 64 * 1024 * 1024
const TAGS_HEADER = 'x-next-cache-tags'
/** Next.js adds tags with this prefix to those of `lib/content`. */
const FRAMEWORK_TAG = '_N_T_'
/** Tells a content delivery network the tags, by which it is purged. */
const CDN_HEADER = 'cache-tag'
/** The least recently requested first. Next.js creates a handler for each request. */
const entries = new Map<string, Entry>()
let totalBytes = 0

/** The pages that are being rendered, and whether content has changed since they began. */
const rendering = new Map<string, boolean>()

/** The clock that Next.js uses for ages. */
const now = () => performance.timeOrigin + performance.now()

/** Next.js serves an old page once more while it renders it. */
function isOld({ renderedAt, cacheControl }: Entry): boolean {
  const maxAge = cacheControl?.revalidate
  return typeof maxAge === 'number' && renderedAt + maxAge * 1000 < now()
}

function remove(key: string): void {
  const entry = entries.get(key)
  if (!entry) return
  if (entry.page) releasePage(entry.page)
  totalBytes -= entry.bytes
  entries.delete(key)
}

function add(key: string, entry: Entry): void {
  remove(key)
  entries.set(key, entry)
  totalBytes += entry.bytes
  for (const oldest of entries.keys()) {
    if (totalBytes <= MAX_BYTES) return
    remove(oldest)
  }
}

const isPage = (value: Value): value is Value & CachedPage => value.kind === 'APP_PAGE'

function tagsOf({ headers }: Value): string[] {
  const tags = headers?.[TAGS_HEADER]
  if (typeof tags !== 'string') return []
  return tags.split(',').filter((tag) => !tag.startsWith(FRAMEWORK_TAG))
}

/** What is sent for a page. Next.js stores one once more if it cannot be rendered again. */
async function prepare(page: CachedPage): Promise<StoredPage> {
  const stored = storeAgain(page.html) ?? (await storePage(transformCachedHtml(page)))
  // In place, as Next.js sends this object to the visitor who waits for the page.
  page.html = stored.name
  page.headers = { ...page.headers, [STORED_HEADER]: stored.name }
  return stored
}

/** With Brotli, which comes later, about twice as much as with gzip. */
const bytesOf = ({ entering, following }: StoredPage) =>
  2 * (entering.gzip.length + following.gzip.length)

/** Next.js calls these methods: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath */
export default class PageCache {
  async get(key: string, { kind }: { kind: string }) {
    // Content is not cached here: see `lib/content/store/read-view.ts`.
    if (kind === 'FETCH') return null
    const entry = entries.get(key)
    if ((!entry || isOld(entry)) && !rendering.has(key)) rendering.set(key, false)
    if (!entry) return null
    entries.delete(key)
    entries.set(key, entry)
    const { value, cacheControl, renderedAt: lastModified } = entry
    return { value, cacheControl, lastModified }
  }

  async set(key: string, value: Value | null, { cacheControl }: { cacheControl?: Lifetime }) {
    if (!value || value.kind === 'FETCH') return
    const page = isPage(value) ? await prepare(value) : null
    const isOutdated = rendering.get(key)
    rendering.delete(key)
    // It may show the content from before the change.
    if (isOutdated) return page ? releasePage(page) : undefined
    const tags = tagsOf(value)
    value.headers = { ...value.headers, [CDN_HEADER]: tags.join() }
    // Only a router in the browser requests the data of segments; its pages are plain documents.
    const { segmentData: _, ...stored } = value
    const others = (value.body?.length ?? 0) + (value.rscData?.length ?? 0)
    const bytes = others + (page ? bytesOf(page) : 0)
    add(key, { value: stored, page, tags, bytes, cacheControl, renderedAt: now() })
  }

  /** Pages with these tags are rendered at their next request. */
  async revalidateTag(changed: string | string[]) {
    const tags = new Set([changed].flat())
    for (const key of rendering.keys()) rendering.set(key, true)
    for (const [key, entry] of entries) if (entry.tags.some((tag) => tags.has(tag))) remove(key)
  }

  resetRequestCache(): void {}
}
