import { expect, test, type Browser } from 'playwright/test'
import { wake } from '../e2e/support/browser/page.ts'
import { setUpInstance } from '../e2e/support/servers/set-up.ts'
import { sizeOf, startFront, visitors } from './first-view/front.ts'
import {
  lastWordsShown,
  measurePaints,
  phone,
  usedStyles,
  type Line,
  type Paints,
} from './first-view/visit.ts'

const site = setUpInstance('first-view')

const LINES: readonly Line[] = [
  { kbits: 400, latency: 400 },
  { kbits: 1600, latency: 150 },
]
const VISITS = Number(process.env.VISITS ?? 3)

/** The address of another website to measure in turns, such as a WordPress behind a front of its own. */
const { COMPARED } = process.env
const comparedPath = (path: string) => (path.endsWith('AboutUs') ? '/about-us/' : '/')

/** A visit of a parent: each page is opened by a link of the one before. */
const VISIT = [
  '/',
  '/AboutUs',
  '/Procedure',
  '/FeePaymentRules',
  '/Uniform',
  '/notices',
  '/notices/1',
  '/Faculty',
  '/Transport',
  '/Contact%20Us',
]

/** By language: the bytes of the HTML and styles of the visit. Letters of Hindi and Bengali have three bytes. */
const LANGUAGES = {
  '': { visit: 101_000 },
  '/hi': { visit: 113_000 },
  '/bn': { visit: 113_000 },
}

/** A server sends ten segments before it waits for the browser. */
const FIRST_WINDOW = 14_600

const textOf = async (path: string, visitor: keyof typeof visitors = 'entering') =>
  (await fetch(site.siteUrl + path, { headers: visitors[visitor] })).text()

/** The page as one file with the styles that its first view uses, and without any. */
async function makeFloor(browser: Browser, path: string) {
  const styles = await usedStyles(browser, site.siteUrl + path)
  const bare = (await textOf(path)).replaceAll(
    /<script\b.*?<\/script>|<style\b.*?<\/style>|<link rel="(?:preload|stylesheet)"[^>]*>/gs,
    '',
  )
  return { bare, floor: bare.replace('<head>', `<head><style>${styles}</style>`) }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN

test('the first paint and the floor @long', async ({ browser }) => {
  for (const path of ['/', '/AboutUs', '/hi', '/bn/AboutUs']) {
    const { bare, floor } = await makeFloor(browser, path)
    const pages = { [`${path}?floor`]: floor, [`${path}?bare`]: bare }
    const [front, linked] = await Promise.all([
      startFront(site.siteUrl, pages),
      startFront(site.siteUrl, {}, 'following'),
    ])
    const series: Record<string, string> = {
      page: front.url + path,
      'with a link to its styles': linked.url + path,
      floor: `${front.url}${path}?floor`,
      bare: `${front.url}${path}?bare`,
    }
    if (COMPARED) series['the other website'] = COMPARED + comparedPath(path)
    for (const line of LINES) {
      const seen: Record<string, Paints[]> = {}
      for (let visit = 0; visit <= VISITS; visit += 1)
        for (const [name, address] of Object.entries(series)) {
          const paints = await measurePaints(browser, address, line)
          // The first visit fills the front.
          if (visit > 0) (seen[name] ??= []).push(paints)
        }
      const first = (name: string) => median(seen[name]?.map((paints) => paints.first) ?? [])
      console.log(`  ${path} at ${line.kbits} kbit/s and ${line.latency} ms:`)
      for (const [name, paints] of Object.entries(seen))
        console.log(
          `    ${name}: first paint ${Math.round(first(name))} ms, ${(first(name) / first('floor')).toFixed(2)} of the floor; ` +
            `largest ${Math.round(median(paints.map(({ largest }) => largest)))} ms`,
        )
    }
    front.stop()
    linked.stop()
  }
})

test('the copy for use without a connection is small', async ({ browser }) => {
  const front = await startFront(site.siteUrl)
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(front.url)
  await wake(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const bytes = front.sentFor('/sw.js')
  console.log(`  ${bytes} bytes for use without a connection`)
  await context.close()
  front.stop()
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(200_000)
})

const inPhone = { ...phone, serviceWorkers: 'block' } as const

for (const [language, { visit }] of Object.entries(LANGUAGES)) {
  const paths = VISIT.map((path) => (language + path).replace(/(.)\/$/, '$1'))

  test(`the first screen is in the first window of the connection: /${language}`, async ({
    browser,
  }) => {
    const late: string[] = []
    const context = await browser.newContext(inPhone)
    const page = await context.newPage()
    for (const path of paths.slice(1)) {
      await page.goto(site.siteUrl + path)
      const words = (await page.evaluate(lastWordsShown)).replaceAll('&', '&amp;')
      const html = await textOf(path)
      const end = html.indexOf(words, html.indexOf('<main')) + words.length
      expect(end, path).toBeGreaterThan(words.length)
      const bytes = await sizeOf(html.slice(0, end))
      console.log(`  ${path}: ${bytes} bytes to the end of its first screen`)
      if (bytes > FIRST_WINDOW) late.push(`${path}: ${bytes}`)
    }
    await context.close()
    expect(late).toEqual([])
  })

  test(`the HTML and styles of a visit of ten pages: /${language}`, async ({ browser }) => {
    const context = await browser.newContext(inPhone)
    const page = await context.newPage()
    /** A style sheet is loaded once. */
    const sizes = new Map<string, Promise<number>>()
    page.on('response', (response) => {
      if (!/^text\/(?:html|css)/.test(response.headers()['content-type'] ?? '')) return
      sizes.set(
        response.url(),
        response.body().then((body) => sizeOf(body.toString())),
      )
    })
    const [first = '', ...others] = paths
    await page.goto(site.siteUrl + first)
    for (const path of others) {
      await page.evaluate((address) => {
        location.href = address
      }, path)
      await page.waitForURL(`**${path}`)
      await page.waitForLoadState('networkidle')
    }
    const bytes = (await Promise.all(sizes.values())).reduce((sum, each) => sum + each, 0)
    console.log(`  ${bytes} bytes of HTML and styles in ten pages`)
    await context.close()
    expect(bytes).toBeLessThan(visit)
  })
}
