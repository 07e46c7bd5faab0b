import { processGlobal } from '../server/process-global.ts'

/** The folder of their addresses: `/hydration/{hash}{path of the page}`. */
export const HYDRATION_FOLDER = '/hydration'

/** Some hundred pages, each with less than 100 kB. */
const MOST = 500

/** By hash, the least recently sent first. The page cache and the route are bundled apart. */
const sent = processGlobal('hydration-data', () => new Map<string, string>())

/** Keeps the data of a page that is being sent, to be requested when the page hydrates. */
export function keepHydrationData(hash: string, script: string): void {
  sent.delete(hash)
  sent.set(hash, script)
  const [oldest] = sent.keys()
  if (sent.size > MOST && oldest) sent.delete(oldest)
}

/** The script with this hash; null if this process has not sent its page lately. */
export const findHydrationData = (hash: string): string | null => sent.get(hash) ?? null
