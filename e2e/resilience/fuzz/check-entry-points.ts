import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { during, say } from '../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../../scripts/lib/browser.ts'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'
import type { EditorClient, Row } from '../editor-client.ts'
import type { FaultProxy } from '../fault-proxy.ts'
import { faultsIn } from '../flow.ts'
import { listRoutes } from '../routes.ts'
import { openWindow, STAGE_SCRIPT } from './browser-window.ts'
import { spread } from './check-files.ts'
import { makeInputs, type Input } from './texts.ts'

const SECONDS = 60
const MARKER = 'The last text is saved'
const MOST_EXAMPLES = 3
/** In milliseconds; a browser window that has crashed never answers. */
const PATIENCE_MS = 20_000

const PUBLISHED = { status: 'published' }
const NOTICE = { ...PUBLISHED, date: '2026-11-01', category: 'general' }

/** The entry points of the CMS: the texts of its rows, and the rest of a row as a school has it. */
const ROWS: [collection: string, texts: string[], rest: Row][] = [
  ['notification', ['title', 'description'], NOTICE],
  ['faculty', ['name', 'designation', 'qualification', 'department'], PUBLISHED],
  ['heading', ['title', 'description'], PUBLISHED],
  ['gallery', ['title'], PUBLISHED],
  ['exam', ['title', 'embed'], { active: true }],
  ['disclosure_document', ['title', 'remark'], { ...PUBLISHED, kind: 'B1' }],
]
const PAGES = [
  ...['about_us', 'vision_mission', 'contact_us', 'library', 'fee_payment_rules', 'procedure'],
]
const SCHOOL = ['name', 'tagline', 'office_hours']

/** Data files are in a sandbox, where no script runs, not even ours. */
const isPage = (route: string) => !/\.(xml|ics|csv|json|txt)$/.test(route)

/** Saves hostile texts in the real CMS and visits the real pages. Returns the faults. */
export async function checkEntryPoints(
  siteUrl: string,
  editor: EditorClient,
  count: number,
  seed: number,
): Promise<string[]> {
  const inputs = makeInputs(seed, count)
  const { saved, refused } = await during('Filling the CMS', () => fillCms(editor, inputs))
  const marker = { ...NOTICE, title: MARKER, date: '2026-11-22' }
  await editor.ask('POST', '/items/notification', marker)
  await waitUntil(async () => {
    const html = await (await fetch(`${siteUrl}/notices`)).text()
    return html.includes(MARKER) ? undefined : 'The notices do not show the last text'
  }, SECONDS)
  const routes = spread((await listRoutes(siteUrl)).filter(isPage), count)
  const browser = await openBrowser()
  try {
    const found = await during(`Visiting ${routes.length} pages`, () =>
      visitPages(browser, siteUrl, routes),
    )
    const { shown, executed, forbidden, foreignRequests } = found
    say(
      `  ${saved} texts saved, ${refused} refused by the CMS, ${routes.length} pages, ${shown} show some, ` +
        `${executed} executed, ${foreignRequests.length} requests to foreign hosts`,
    )
    return [
      ...forbidden.slice(0, MOST_EXAMPLES),
      ...faultsIn([
        [executed > 0, `${executed} executed on the site's own pages`],
        [foreignRequests.length > 0, `The site's pages send requests to ${foreignRequests[0]}`],
        [shown === 0, 'No page shows any of them'],
        [saved < refused, 'The CMS refused most of the texts'],
      ]),
    ]
  } finally {
    await browser.close()
  }
}

/** Saves the texts one after another at each entry point, as an editor's stolen password allows. */
async function fillCms({ ask }: EditorClient, inputs: readonly Input[]) {
  const filled = { saved: 0, refused: 0 }
  const waiting = [...inputs]
  const put = async (method: string, collection: string, names: string[], rest: Row = {}) => {
    const row = Object.fromEntries(names.map((name) => [name, waiting.shift()?.text ?? 'Enough']))
    const saving = ask(method, `/items/${collection}`, { ...row, ...rest })
    filled[await saving.then(() => 'saved' as const).catch(() => 'refused' as const)] +=
      names.length
  }
  for (const page_name of PAGES) await put('POST', 'pages', ['title', 'content'], { page_name })
  for (const name of SCHOOL) await put('PATCH', 'school', [name])
  while (waiting.length > 0)
    for (const [collection, texts, rest] of ROWS) await put('POST', collection, texts, rest)
  return filled
}

type Seen = { executed: number[]; forbidden: string[]; isShown: boolean }

/** Opens each page in a browser, fires every event that something listens to, and counts what runs. */
async function visitPages(browser: Browser, siteUrl: string, routes: readonly string[]) {
  const [forbidden, foreignRequests]: [string[], string[]] = [[], []]
  const found = { shown: 0, executed: 0, forbidden, foreignRequests }
  for (const route of routes) {
    const visitOnce = () => visit(browser, siteUrl, route, foreignRequests)
    const first = await visitOnce()
    const seen = first === 'stuck' ? await visitOnce() : first
    if (seen === 'stuck') forbidden.push(`${route}: does not become idle`)
    if (seen === 'stuck' || !seen) continue
    if (seen.isShown) found.shown += 1
    found.executed += seen.executed.length
    forbidden.push(...seen.forbidden.map((what) => `${route}: ${what}`))
  }
  return found
}

async function visit(browser: Browser, siteUrl: string, route: string, foreignRequests: string[]) {
  const window = await openWindow(browser, siteUrl)
  try {
    // Not a script of the page: the policy does not apply to it.
    await window.page.context().addInitScript({ path: STAGE_SCRIPT })
    await window.page.goto(siteUrl + route).catch(() => undefined)
    const seen = window.page.evaluate<Seen>('performOnSite()').catch(() => null)
    return await Promise.race([seen, pause(PATIENCE_MS, 'stuck' as const)])
  } finally {
    foreignRequests.push(...window.foreignRequests)
    void window.close().catch(() => undefined)
  }
}

/** No visitor may see the CMS's own error messages. */
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
  say(`  ${sent} errors of the CMS with markup in them, shown on ${faults.length} pages`)
  return faults
}
