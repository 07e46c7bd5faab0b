import { processGlobal } from '../server/process-global.ts'

/** The path prefix: `/hydration/{hash}{path of the page}`. */
export const HYDRATION_FOLDER = '/hydration'

/** A few hundred pages, each with less than 100 kB. */
const MAX_PAGES = 500

/** By hash, the least recently sent first. Global, as the page cache and the route are in separate bundles. */
const sent = processGlobal('hydration-data', () => new Map<string, string>())

/** Stores the data of a page that is being sent until the page hydrates. */
export function keepHydrationData(hash: string, script: string): void {
  sent.delete(hash)
  sent.set(hash, script)
  const [oldest] = sent.keys()
  if (sent.size > MAX_PAGES && oldest) sent.delete(oldest)
}

/** The script with this hash; null if this process has not sent its page recently. */
export const findHydrationData = (hash: string): string | null => sent.get(hash) ?? null
