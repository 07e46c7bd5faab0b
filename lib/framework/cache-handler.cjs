// The disk cache of Next.js with four differences. A page that was rendered from other content than
// the current is stale, whatever its age (`lib/content/revalidation`). A 404 for an address that
// never had a page is not stored: otherwise every made-up /notices/{number} would leave a file.
// Pages are sent without the framework's inline data and with their own policy
// (`transform-cached-html.ts`). With PAGES_DIR, pages are stored there and not in the build, which
// is then read-only and shared by several sites. CommonJS because Next.js requires it by path.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { transformCachedHtml } = require('./transform-cached-html.ts')

const TAGS_HEADER = 'x-next-cache-tags'
/** Older than any page's `revalidate` and younger than its `expire`: served once more and regenerated. */
const STALE_FOR_MS = 24 * 60 * 60 * 1000

/** @returns {import('../content/revalidation/page-index').PageIndex | undefined} */
const pageIndex = () => globalThis[Symbol.for('school-website.pages')]

/** The address of a page by its key: `/route-cache/APP_PAGE/3f…/$/path`. @param {string} key */
const pathOf = (key) => key.slice(key.indexOf('/$/') + '/$'.length).replace(/^\/index$/, '/')

/** Read once, as Next.js creates a cache for each request. @type {string | undefined} */
let buildId

/** Pages belong to a build: they refer to its scripts and styles. @param {string | undefined} serverDistDir */
function pagesFolder(serverDistDir) {
  const { PAGES_DIR } = process.env
  // Next.js passes no folder if nothing is stored, as for a page that is rendered on each request.
  if (!PAGES_DIR || !serverDistDir) return serverDistDir
  buildId ??= readFileSync(join(serverDistDir, '../BUILD_ID'), 'utf8')
  return join(PAGES_DIR, buildId)
}

/** The clock that Next.js uses for ages. */
const now = () => performance.timeOrigin + performance.now()

module.exports = class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super({ ...context, serverDistDir: pagesFolder(context.serverDistDir) })
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const [key, { kind }] = args
    // Next.js does not cache content here: see `lib/content/store/read-view.ts`.
    if (kind === 'FETCH') return null
    const entry = await super.get(...args)
    if (entry?.value?.kind === 'APP_PAGE') transformCachedHtml(entry.value, pathOf(key))
    const tags = entry?.value?.headers?.[TAGS_HEADER]
    const index = pageIndex()
    if (!index || typeof tags !== 'string') return entry
    const isCurrent = index.isCurrent(tags)
    // A page from before the process started, or from before it was removed: it may show the
    // removed text, and only this visitor would trigger its regeneration.
    if (!isCurrent && !index.isKnown(key)) return null
    index.record(key, tags)
    return isCurrent ? entry : { ...entry, lastModified: now() - STALE_FOR_MS }
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, entry, context] = args
    if (entry?.kind === 'FETCH') return
    const isMissingPage = entry?.kind === 'APP_PAGE' && entry.status === 404
    // A page that existed and was removed must be replaced, or it would be served forever.
    if (isMissingPage && !(await this.get(key, { ...context, kind: entry.kind }))) return
    // On disk a page is stored as rendered, with its data.
    const stored = entry && { ...entry }
    // The request that waits for an uncached page receives this object.
    if (entry?.kind === 'APP_PAGE') transformCachedHtml(entry, pathOf(key))
    await super.set(key, stored, context)
    const tags = entry?.headers?.[TAGS_HEADER]
    if (typeof tags !== 'string') return
    pageIndex()?.record(key, tags)
    pageIndex()?.regenerated.emit(key)
  }
}
