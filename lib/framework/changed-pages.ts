import 'server-only'
import { processGlobal } from '../server/process-global.ts'
import type { Entry } from './page-cache.ts'

/** The same as those of the page cache, which Next.js loads outside of the bundle. */
const entries = processGlobal('cached pages', () => new Map<string, Entry>())

/** The name of a page in the cache ends with its path; `next.config.js` rewrites the English feeds. */
const addressOf = (key: string): string =>
  key.replace(/^.*?\$(?=\/)/, '').replace(/^\/en(?=\/)|^\/index$/, '') || '/'

/**
 * The addresses of the cached pages that show something from before a change; null if none is
 * cached, as without our page cache.
 */
export function listChangedPages(): string[] | null {
  if (entries.size === 0) return null
  return [...entries].flatMap(([key, { expiresAt }]) => (expiresAt === null ? [] : addressOf(key)))
}
