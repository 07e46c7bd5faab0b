import 'server-only'
import { ownAddress } from '../env/site.ts'
import { log } from '../log.ts'
import { tableHref } from '../tables/table.ts'
import { tables } from '../tables/tables.ts'
import { hrefOf } from './href.ts'
import { pages } from './pages.ts'

const AT_A_TIME = 4
const MOST_TRIES = 40
const PAUSE_MS = 100

/** Asks for a page until the answer is no longer a stale copy; true when it came to that. */
async function warmPage(href: string): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answer = await fetch(ownAddress() + href, { redirect: 'manual', cache: 'no-store' })
    await answer.arrayBuffer()
    if (answer.headers.get('x-nextjs-cache') !== 'STALE') return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return false
}

/**
 * Visits pages so that the next visitor gets them fresh: these first, then the whole page table,
 * where a page that has not changed costs only a look into the cache.
 */
export async function warmPages(first: readonly string[]): Promise<void> {
  // While developing, nothing is cached and each visit would only cost a compilation.
  if (process.env.NODE_ENV === 'development') return
  const started = performance.now()
  const queue = [
    ...new Set([...first, ...pages.map(hrefOf), ...tables.map(tableHref), '/sitemap.xml']),
  ]
  const count = queue.length
  let stale = 0
  const worker = async () => {
    for (let href = queue.shift(); href !== undefined; href = queue.shift()) {
      const isFresh = await warmPage(href).catch(() => false)
      if (!isFresh) stale++
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  log.info({ event: 'pages-warmed', count, stale, ms: Math.round(performance.now() - started) })
}
