import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { seatAudience } from '../markup/audience.ts'

/** What came of visiting pages of the site itself. */
export type Visits = {
  pages: number
  /** Of them, pages on which such a text can be read. */
  shown: number
  executed: number
  forbidden: string[]
  strangers: string[]
}

type Seen = { executed: number[]; forbidden: string[]; isShown: boolean }

const STAGE_SCRIPT = join(import.meta.dirname, '../markup/stage-script.mjs')

/** In milliseconds; a browser window that has died never answers. */
const PATIENCE_MS = 20_000
const MOST_TRIES = 2

async function performOn(browser: Browser, address: string, own: string, strangers: string[]) {
  const audience = await seatAudience(browser, own)
  try {
    // Not a script of the page: no policy keeps it from running.
    await audience.page.context().addInitScript({ path: STAGE_SCRIPT })
    await audience.page.goto(address).catch(() => undefined)
    const performance = audience.page.evaluate<Seen>('performOnSite()').catch(() => null)
    return await Promise.race([performance, pause(PATIENCE_MS, 'stuck' as const)])
  } finally {
    strangers.push(...audience.strangers)
    void audience.close().catch(() => undefined)
  }
}

/** Opens each address in a browser, fires every event that something waits for, and counts what runs. */
export async function visitPages(
  browser: Browser,
  siteUrl: string,
  routes: readonly string[],
): Promise<Visits> {
  const visits: Visits = { pages: 0, shown: 0, executed: 0, forbidden: [], strangers: [] }
  for (const route of routes) {
    let seen: Seen | null | 'stuck' = 'stuck'
    for (let tries = 0; seen === 'stuck' && tries < MOST_TRIES; tries++)
      seen = await performOn(browser, siteUrl + route, siteUrl, visits.strangers)
    visits.pages += 1
    if (seen === 'stuck') visits.forbidden.push(`${route}: does not come to rest`)
    if (seen === 'stuck' || !seen) continue
    if (seen.isShown) visits.shown += 1
    visits.executed += seen.executed.length
    for (const what of seen.forbidden) visits.forbidden.push(`${route}: ${what}`)
  }
  return visits
}
