import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright/test'
import type { Cms, Row } from '../../../cms/setup/client.ts'
import { withProgress, printLine } from '../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../../scripts/lib/browser.ts'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'
import type { FaultProxy } from '../fault-proxy.ts'
import { listRoutes } from '../routes.ts'
import { openWindow, STAGE_SCRIPT } from './browser-window.ts'
import { sampleEvenly } from './check-files.ts'
import { makeInputs, type Input } from './texts.ts'

const SECONDS = 60
const MARKER = 'The last text is saved'
const MAX_EXAMPLES = 3
/** In milliseconds; a crashed browser window never responds. */
const TIMEOUT_MS = 20_000

const PUBLISHED = { status: 'published' }
const NOTICE = { ...PUBLISHED, category: 'general' }

/** The entry points of the CMS: the texts of its rows, and the other columns of a typical row. */
const ROWS: [path: string, texts: string[], rest: Row][] = [
  ['/items/notification', ['title', 'description'], { ...NOTICE, date: '2026-11-01' }],
  ['/items/faculty', ['name', 'designation', 'qualification', 'department'], PUBLISHED],
  ['/items/heading', ['title', 'description'], PUBLISHED],
  ['/items/gallery', ['title'], PUBLISHED],
  ['/items/exam', ['title', 'embed'], { active: true }],
  ['/items/disclosure_document', ['title', 'remark'], { ...PUBLISHED, kind: 'B1' }],
]
const PAGES = 'about_us vision_mission contact_us library fee_payment_rules procedure'.split(' ')
const SCHOOL = ['name', 'tagline', 'office_hours']

/** Data files are sandboxed, so no script runs there, not even ours. */
const isPage = (route: string) => !/\.(xml|ics|csv|json|txt)$/.test(route)

/** Saves hostile texts in the real CMS and visits the real pages. Returns the faults. */
export async function checkEntryPoints(
  siteUrl: string,
  cms: Cms,
  count: number,
  seed: number,
): Promise<string[]> {
  const inputs = makeInputs(seed, count)
  const { saved, refused } = await withProgress('Filling the CMS', () => fillCms(cms, inputs))
  await cms.create('/items/notification', { ...NOTICE, title: MARKER, date: '2026-11-22' })
  await waitUntil(async () => {
    const html = await (await fetch(`${siteUrl}/notices`)).text()
    return html.includes(MARKER) ? undefined : 'The notices do not show the last text'
  }, SECONDS)
  const routes = sampleEvenly((await listRoutes(siteUrl)).filter(isPage), count)
  const browser = await openBrowser()
  try {
    const found = await withProgress(`Visiting ${routes.length} pages`, () =>
      visitPages(browser, siteUrl, routes),
    )
    const { shown, executed, forbidden, foreignRequests } = found
    printLine(
      `  ${saved} texts saved, ${refused} refused by the CMS, ${routes.length} pages, ${shown} show some, ` +
        `${executed} executed, ${foreignRequests.length} requests to foreign hosts`,
    )
    return [
      ...(executed > 0 ? [`${executed} executed on the site's own pages`] : []),
      ...forbidden.slice(0, MAX_EXAMPLES),
      ...foreignRequests.slice(0, 1).map((url) => `The site's pages send requests to ${url}`),
      ...(shown === 0 ? ['No page shows any of them'] : []),
      ...(saved < refused ? ['The CMS refused most of the texts'] : []),
    ]
  } finally {
    await browser.close()
  }
}

/** Saves the texts one after another at each entry point, like somebody with an editor's password. */
async function fillCms(cms: Cms, inputs: readonly Input[]) {
  const filled = { saved: 0, refused: 0 }
  const waiting = [...inputs]
  const put = async (names: string[], save: (row: Row) => Promise<unknown>) => {
    const row = Object.fromEntries(names.map((name) => [name, waiting.shift()?.text ?? 'Enough']))
    try {
      await save(row)
      filled.saved += names.length
    } catch {
      filled.refused += names.length
    }
  }
  for (const page_name of PAGES)
    await put(['title', 'content'], (row) => cms.create('/items/pages', { ...row, page_name }))
  for (const name of SCHOOL) await put([name], (row) => cms.update('/items/school', row))
  while (waiting.length > 0)
    for (const [path, texts, rest] of ROWS)
      await put(texts, (row) => cms.create(path, { ...row, ...rest }))
  return filled
}

type Seen = { executed: number[]; forbidden: string[]; isShown: boolean }

/** Opens each page in a browser, fires every event with a listener, and counts what runs. */
async function visitPages(browser: Browser, siteUrl: string, routes: readonly string[]) {
  const [forbidden, foreignRequests]: [string[], string[]] = [[], []]
  const found = { shown: 0, executed: 0, forbidden, foreignRequests }
  for (const route of routes) {
    let seen = await visit(browser, siteUrl + route, foreignRequests)
    if (seen === 'stuck') seen = await visit(browser, siteUrl + route, foreignRequests)
    if (seen === 'stuck') forbidden.push(`${route}: does not become idle`)
    if (seen === 'stuck' || !seen) continue
    if (seen.isShown) found.shown += 1
    found.executed += seen.executed.length
    for (const what of seen.forbidden) forbidden.push(`${route}: ${what}`)
  }
  return found
}

async function visit(browser: Browser, address: string, foreignRequests: string[]) {
  const window = await openWindow(browser, new URL(address).origin)
  try {
    // Not a script of the page, so the policy does not apply to it.
    await window.page.context().addInitScript({ path: STAGE_SCRIPT })
    await window.page.goto(address).catch(() => undefined)
    const seen = window.page.evaluate<Seen>('performOnSite()').catch(() => null)
    return await Promise.race([seen, pause(TIMEOUT_MS, 'stuck' as const)])
  } finally {
    foreignRequests.push(...window.foreignRequests)
    void window.close().catch(() => undefined)
  }
}

/** Visitors must never see the CMS's own error messages. */
export async function checkErrors(siteUrl: string, proxy: FaultProxy): Promise<string[]> {
  const message = 'hostile-error <img src=x onerror=top.hit(1)><script>top.hit(1)</script>'
  const errors = [{ message, extensions: { code: message } }]
  const body = Buffer.from(JSON.stringify({ errors }))
  let sent = 0
  proxy.mutate(() => {
    sent += 1
    return body
  })
  await waitUntil(async () => (sent > 0 ? undefined : 'The site does not read the CMS'), SECONDS)
  const faults: string[] = []
  for (const route of await listRoutes(siteUrl)) {
    const html = await (await fetch(siteUrl + route)).text()
    if (html.includes('hostile-error')) faults.push(`${route} shows an error of the CMS`)
  }
  proxy.mutate(null)
  printLine(`  ${sent} errors of the CMS with markup in them, shown on ${faults.length} pages`)
  return faults
}
