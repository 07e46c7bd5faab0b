// Next's own disk cache, but an address that never had a page is not stored: otherwise every made-up
// /notices/{number} would leave a file behind. CommonJS because Next requires it by path.
const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache')

module.exports = class PageCache extends FileSystemCache {
  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, entry, context] = args
    const isMissingPage = entry?.kind === 'APP_PAGE' && entry.status === 404
    // A page that was there and is gone must be replaced, or it would be served for ever.
    if (isMissingPage && !(await this.get(key, { ...context, kind: entry.kind }))) return
    return super.set(key, entry, context)
  }
}
