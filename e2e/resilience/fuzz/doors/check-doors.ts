import type { Cms } from '../../../../cms/setup/client.ts'
import { during, say } from '../../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../../../scripts/lib/browser.ts'
import { waitUntil } from '../../../../scripts/lib/wait-until.ts'
import { listRoutes } from '../../routes.ts'
import type { FaultyCms } from '../../faulty-cms.ts'
import type { Random } from '../../random.ts'
import { makeInputs } from '../inputs/make-inputs.ts'
import { spread } from '../spread.ts'
import { fillDoors } from './fill.ts'
import { visitPages } from './visit.ts'

const SECONDS = 60
const MARK = 'The last text is in'
const MOST_EXAMPLES = 3

/** Data is in a sandbox, where nothing runs: not even what would look into it. */
const isPage = (route: string) => !/\.(xml|ics|csv|json|txt)$/.test(route)

/** Puts hostile texts into the real CMS and visits the real pages. Answers what is wrong. */
export async function checkDoors(
  siteUrl: string,
  cms: Cms,
  { count, random }: { count: number; random: Random },
): Promise<string[]> {
  const filled = await during('Filling the CMS', () => fillDoors(cms, makeInputs(random, count)))
  const row = { title: MARK, date: '2026-11-22', category: 'general', status: 'published' }
  await cms.create('/items/notification', row)
  await waitUntil(async () => {
    const answer = await fetch(`${siteUrl}/notices`)
    return (await answer.text()).includes(MARK) ? undefined : 'The notices do not show'
  }, SECONDS)
  const routes = spread((await listRoutes(siteUrl)).filter(isPage), count)
  const browser = await openBrowser()
  try {
    const visits = await during(`Visiting ${routes.length} pages`, () =>
      visitPages(browser, siteUrl, routes),
    )
    say(
      `  ${filled.texts} texts by ${filled.doors} doors (${filled.refused} refused by the CMS), ${visits.pages} pages, ${visits.shown} show some, ${visits.executed} executed, ${visits.strangers.length} requests to strangers`,
    )
    return [
      ...(visits.executed > 0 ? [`${visits.executed} executed on the site's own pages`] : []),
      ...visits.forbidden.slice(0, MOST_EXAMPLES),
      ...(visits.strangers.length > 0
        ? [`The site's pages ask strangers: ${visits.strangers[0]}`]
        : []),
      ...(visits.shown === 0 ? ['No page shows any of them'] : []),
      ...(filled.texts < filled.refused ? ['The CMS refused most of the texts'] : []),
    ]
  } finally {
    await browser.close()
  }
}

/** What the CMS says when it fails is for nobody's eyes. */
export async function checkErrors(siteUrl: string, cms: FaultyCms): Promise<string[]> {
  const words = 'hostile-error <img src=x onerror=top.hit(1)><script>top.hit(1)</script>'
  const body = Buffer.from(
    JSON.stringify({ errors: [{ message: words, extensions: { code: words } }] }),
  )
  let told = 0
  cms.mutate(() => {
    told += 1
    return body
  })
  await waitUntil(async () => (told > 0 ? undefined : 'The site does not ask the CMS'), SECONDS)
  const faults: string[] = []
  for (const route of await listRoutes(siteUrl)) {
    const answer = await fetch(siteUrl + route)
    if ((await answer.text()).includes('hostile-error'))
      faults.push(`${route} shows an error of the CMS`)
  }
  cms.mutate(null)
  say(`  ${told} errors of the CMS with markup in them, shown on ${faults.length} pages`)
  return faults
}
