import 'server-only'
import { log } from '../log.ts'
import { createSignal } from '../signal.ts'
import { listAddresses } from './addresses.ts'
import {
  addressOf,
  forgetPage,
  isPageCurrent,
  listStalePages,
  takeSuspects,
  type StalePage,
} from './page-index.ts'
import { visitAddress, visitPage } from './visit.ts'

/** Time itself changes pages: what was scheduled is due. */
const BEAT_MS = 1_000
/** Making a page takes the processor, of which Next uses one. */
const AT_A_TIME = 3
/** The first may join a making that began before the change. */
const MOST_TRIES = 3
const NOT_FOUND = 404

const signal = createSignal()
let news: readonly string[] = []

/** Says which sources have changed: the pages that show them are made anew at once. */
export function freshenPages(changed: readonly string[]): void {
  news = changed
  signal.raise()
}

/**
 * Keeps the pages that are in the cache the same as their content, for as long as the process lives, so
 * that the next visitor gets them fresh.
 */
export async function keepPages(): Promise<never> {
  for (;;) {
    await freshen().catch((error: unknown) => {
      log.error({ event: 'pages-round-failed', reason: String(error) })
    })
    await signal.wait(BEAT_MS)
  }
}

/**
 * Visits every page once: what changed while the site was down shows then, and the cache tells what
 * each is made from.
 */
export async function meetPages(): Promise<void> {
  const addresses = await listAddresses().catch(() => [])
  for (const address of addresses) await visitAddress(address).catch(() => undefined)
}

async function freshen(): Promise<void> {
  const begun = performance.now()
  const underway = new Set<string>()
  let waiting = stalePages(takeSuspects())
  let known = news
  let count = 0
  const next = () => {
    if (known !== news) {
      known = news
      waiting = stalePages().filter((key) => !underway.has(key))
    }
    return waiting.shift()
  }
  const worker = async () => {
    for (let key = next(); key !== undefined; key = next()) {
      underway.add(key)
      await freshenPage(key)
      underway.delete(key)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  const ms = Math.round(performance.now() - begun)
  if (count > 0) log.info({ event: 'pages-made-anew', count, ms })
}

/** The pages of the latest change first: they do not wait for the many of an earlier one. */
function stalePages(keys?: string[]): string[] {
  const isLatest = ({ sources }: StalePage) => sources.some((source) => news.includes(source))
  const { latest = [], earlier = [] } = Object.groupBy(listStalePages(keys), (page) =>
    isLatest(page) ? 'latest' : 'earlier',
  )
  return [...latest, ...earlier].map(({ key }) => key)
}

async function freshenPage(key: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const visit = await visitPage(key, addressOf(key)).catch(() => null)
    if (isPageCurrent(key)) return
    // It was taken back. Should it ever come again, the cache makes it anew rather than show the old one.
    if (visit?.status === NOT_FOUND) return forgetPage(key)
  }
}
