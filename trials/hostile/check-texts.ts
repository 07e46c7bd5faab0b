import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright/test'
import { withProgress, printLine } from '../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../scripts/lib/browser.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import type { Row } from '../../cms/setup/client.ts'
import type { EditorClient } from '../lib/editor.ts'
import { listRoutes } from '../lib/routes.ts'
import { makeInputs, type Input } from './texts.ts'

const SECONDS = 60
const MARKER = 'The last text is saved'
const MAX_EXAMPLES = 3
/** A crashed page never responds. */
const TIMEOUT_MS = 20_000

const PUBLISHED = { status: 'published' }
const NOTICE = { ...PUBLISHED, category: 'general' }

/** The entry points of the CMS: the texts of its rows, and the other columns of a typical row. */
const ROWS: [path: string, texts: string[], rest: Row][] = [
  ['/items/notification', ['title', 'description'], { ...NOTICE, date: '2026-11-01' }],
  ['/items/faculty', ['name', 'designation', 'qualification', 'department'], PUBLISHED],
  ['/items/heading', ['title', 'description'], PUBLISHED],
  [
    '/items/section',
    ['label', 'title', 'text'],
    { ...PUBLISHED, page: 'home', kind: 'introduction' },
  ],
  ['/items/gallery', ['title'], PUBLISHED],
  ['/items/calendar_date', ['title', 'place'], { ...PUBLISHED, from: '2026-11-01', kind: 'Event' }],
  ['/items/exam', ['title', 'embed'], { active: true }],
  ['/items/disclosure_document', ['title', 'remark'], { ...PUBLISHED, kind: 'B1' }],
]
const PAGES = ['about_us', 'vision_mission', 'contact_us', 'library', 'procedure']

/** Data files are sandboxed: no script runs there, not even ours. */
const isPage = (route: string) => !/\.(xml|ics|csv|json|txt)$/.test(route)

/**
 * Saves hostile texts at every entry point of the CMS and visits the real pages in a browser that
 * ignores the site's policy. Returns the faults: what was executed or could be.
 */
export async function checkTexts(
  siteUrl: string,
  editor: EditorClient,
  count: number,
  seed: number,
): Promise<string[]> {
  const { saved, refused } = await withProgress(`Saving ${count} texts`, () =>
    fillCms(editor, makeInputs(seed, count)),
  )
  await editor.ask('POST', '/items/notification', { ...NOTICE, title: MARKER, date: '2026-11-22' })
  await waitUntil(async () => {
    const html = await (await fetch(`${siteUrl}/notices`)).text()
    return html.includes(MARKER) ? undefined : 'The notices do not show the last text'
  }, SECONDS)
  const routes = (await listRoutes(siteUrl)).filter(isPage)
  const browser = await openBrowser()
  try {
    const { shown, faults } = await withProgress(`Visiting ${routes.length} pages`, () =>
      visitPages(browser, siteUrl, routes),
    )
    printLine(`  ${saved} saved, ${refused} refused by the CMS, ${shown} pages show some`)
    return [
      ...faults.slice(0, MAX_EXAMPLES),
      ...(shown === 0 ? ['No page shows any of the texts'] : []),
      ...(saved < refused ? ['The CMS refused most of the texts'] : []),
    ]
  } finally {
    await browser.close()
  }
}

/** Saves the texts one after another at each entry point, like somebody with an editor's password. */
async function fillCms(editor: EditorClient, inputs: readonly Input[]) {
  const filled = { saved: 0, refused: 0 }
  const waiting = [...inputs]
  const put = async (path: string, names: string[], rest: Row) => {
    const row = Object.fromEntries(names.map((name) => [name, waiting.shift()?.text ?? 'Enough']))
    const isSaved = await editor.ask('POST', path, { ...row, ...rest }).then(
      () => true,
      () => false,
    )
    filled[isSaved ? 'saved' : 'refused'] += names.length
  }
  for (const page_name of PAGES) await put('/items/pages', ['title', 'content'], { page_name })
  while (waiting.length > 0) for (const [path, texts, rest] of ROWS) await put(path, texts, rest)
  return filled
}

type Seen = { executed: number[]; harmful: string[]; isShown: boolean }

async function visitPages(browser: Browser, siteUrl: string, routes: readonly string[]) {
  const faults: string[] = []
  let shown = 0
  for (const route of routes) {
    const { seen, foreign } = await visit(browser, siteUrl, route)
    if (seen?.isShown) shown += 1
    faults.push(
      ...foreign.map((url) => `${route} sends a request to ${url}`),
      ...(seen?.executed.map((id) => `${route} executes text ${id}`) ?? []),
      ...(seen?.harmful.map((what) => `${route} has ${what}`) ?? []),
      ...(seen ? [] : [`${route} does not become idle`]),
    )
  }
  return { shown, faults }
}

/** Opens a page, fires every event with a listener, and reports what runs; other hosts do not answer. */
async function visit(browser: Browser, siteUrl: string, route: string) {
  const context = await browser.newContext({ bypassCSP: true })
  const foreign: string[] = []
  const isForeign = (url: URL) => url.protocol.startsWith('http') && !url.href.startsWith(siteUrl)
  await context.route(isForeign, (asked) => {
    foreign.push(asked.request().url())
    return asked.abort()
  })
  await context.addInitScript({ path: join(import.meta.dirname, 'stage.mjs') })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  try {
    await page.goto(siteUrl + route)
    const seen = page.evaluate<Seen>('perform()').catch(() => null)
    return { seen: await Promise.race([seen, pause(TIMEOUT_MS, null)]), foreign }
  } finally {
    await context.close()
  }
}
