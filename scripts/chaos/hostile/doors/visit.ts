import { join } from 'node:path'
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

/** Opens each address in a browser, fires every event that something waits for, and counts what runs. */
export async function visitPages(
  browser: Browser,
  siteUrl: string,
  routes: readonly string[],
): Promise<Visits> {
  const audience = await seatAudience(browser, siteUrl)
  // Not a script of the page: no policy keeps it from running.
  await audience.page.context().addInitScript({ path: STAGE_SCRIPT })
  const visits: Visits = {
    pages: 0,
    shown: 0,
    executed: 0,
    forbidden: [],
    strangers: audience.strangers,
  }
  for (const route of routes) {
    await audience.page.goto(siteUrl + route).catch(() => undefined)
    const seen = await audience.page.evaluate<Seen>('performOnSite()').catch(() => null)
    visits.pages += 1
    if (seen?.isShown) visits.shown += 1
    visits.executed += seen?.executed.length ?? 0
    for (const what of seen?.forbidden ?? []) visits.forbidden.push(`${route}: ${what}`)
  }
  await audience.close()
  return visits
}
