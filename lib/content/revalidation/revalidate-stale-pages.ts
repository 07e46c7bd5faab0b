import 'server-only'
import { log } from '../../server/log.ts'
import { createSignal } from '../sync/signal.ts'
import {
  addressOf,
  forgetPage,
  isPageCurrent,
  listStalePages,
  takePagesToCheck,
  type StalePage,
} from './page-index.ts'
import { fetchPage, regeneratePage } from './regenerate-page.ts'

/** Time itself changes pages: what was scheduled is due. */
const TICK_MS = 1_000
/** Making a page takes the processor, of which Next uses one. */
const CONCURRENCY = 3
/** The first may join a making that began before the change. */
const MAX_ATTEMPTS = 3
const NOT_FOUND = 404

const signal = createSignal()
let latestChanges: readonly string[] = []

/** Says which sources have changed: the pages that show them are made anew at once. */
export function revalidateChanged(changed: readonly string[]): void {
  latestChanges = changed
  signal.raise()
}

/**
 * Keeps the pages that are in the cache the same as their content, for as long as the process lives, so
 * that the next visitor gets them fresh.
 */
export async function revalidateStalePages(): Promise<never> {
  for (;;) {
    await revalidateRound().catch((error: unknown) => {
      log.error({ event: 'pages-round-failed', reason: String(error) })
    })
    await signal.wait(TICK_MS)
  }
}

/**
 * Visits every page once: what changed while the site was down shows then, and the cache tells what
 * each is made from.
 */
export async function warmUpPages(listAddresses: () => Promise<string[]>): Promise<void> {
  const addresses = await listAddresses().catch(() => [])
  for (const address of addresses) await fetchPage(address).catch(() => undefined)
}

async function revalidateRound(): Promise<void> {
  const startedAt = performance.now()
  const underway = new Set<string>()
  let waiting = stalePages(takePagesToCheck())
  let known = latestChanges
  let count = 0
  const next = () => {
    if (known !== latestChanges) {
      known = latestChanges
      waiting = stalePages().filter((key) => !underway.has(key))
    }
    return waiting.shift()
  }
  const worker = async () => {
    for (let key = next(); key !== undefined; key = next()) {
      underway.add(key)
      await revalidatePage(key)
      underway.delete(key)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  const ms = Math.round(performance.now() - startedAt)
  if (count > 0) log.info({ event: 'pages-made-anew', count, ms })
}

/** The pages of the latest change first: they do not wait for the many of an earlier one. */
function stalePages(keys?: string[]): string[] {
  const isLatest = ({ sources }: StalePage) =>
    sources.some((source) => latestChanges.includes(source))
  const { latest = [], earlier = [] } = Object.groupBy(listStalePages(keys), (page) =>
    isLatest(page) ? 'latest' : 'earlier',
  )
  return [...latest, ...earlier].map(({ key }) => key)
}

async function revalidatePage(key: string): Promise<void> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const response = await regeneratePage(key, addressOf(key)).catch(() => null)
    if (isPageCurrent(key)) return
    // It was taken back. Should it ever come again, the cache makes it anew rather than show the old one.
    if (response?.status === NOT_FOUND) return forgetPage(key)
  }
}
