import { startFront } from './front.ts'
import type { LighthouseOptions } from './options.ts'
import type { Visitor } from './timed.ts'
import { pageVariant } from './variants.ts'
import { visit } from './visit.ts'

const ANY_PORT = 0
/** Until the page's scripts have woken and done what they do: that is judged, too. */
const WATCHED_MS = 5_000

/** Visits a page once for what depends on no time. */
export async function openUntimed(
  origin: string,
  _: number,
  { control }: Pick<LighthouseOptions, 'control'>,
): Promise<Visitor> {
  const front = await startFront(ANY_PORT)
  front.show(pageVariant(origin, control))
  return {
    visit: async (href, skipAudits) => {
      const flags = {
        onlyCategories: ['accessibility', 'best-practices', 'seo'],
        onlyAudits: ['cumulative-layout-shift'],
        pauseAfterLoadMs: WATCHED_MS,
        skipAudits,
      }
      const address = `http://localhost:${front.port}${href}`
      return { page: [await visit({ address, flags })] }
    },
    close: async () => front.stop(),
  }
}
