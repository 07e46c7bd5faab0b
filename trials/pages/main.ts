// Is a page of each template within its budget of bytes and requests?
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { hrefOf } from '../../lib/format/href.ts'
import type { Page } from '../../lib/content/collections/pages.ts'
import { pages } from 'school-schema/sample-pages'
import { printLine, withProgress } from '../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../scripts/lib/browser.ts'
import { withBareNext } from '../lib/bare-next.ts'
import { runCheck, type Result } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'
import { weighPage, type Weight } from './weigh.ts'

type WeighedPage = { page: Pick<Page, 'path' | 'template'>; weight: Weight }

/**
 * Bytes of JavaScript above the framework's minimum, by template. The gallery has two parts with an
 * error boundary and a message each.
 */
const JS: Record<string, number> = { text: 6_200, home: 14_000, gallery: 10_200 }
/** One kilobyte of it marks the languages of captions and titles in the browser (lib/jsx). */
const OTHER_JS = 9_000

const totalOf = ({ html, css, js, fonts, pictures, other }: Weight): number =>
  html + css + js + fonts + pictures + other

/** One sentence for each budget that is exceeded. */
function listExceeded(weighed: readonly WeighedPage[], saving: Weight, minimum: number): string[] {
  const exceeded: string[] = []
  const judge = (what: string, actual: number, budget: number) => {
    if (actual > budget) exceeded.push(`${what}: ${actual} of ${budget}`)
  }
  for (const { page, weight } of weighed) {
    const { path, template } = page
    judge(`${path} JavaScript`, weight.js, minimum + (JS[template] ?? OTHER_JS))
    judge(`${path} HTML`, weight.html, 26_000)
    judge(`${path} CSS`, weight.css, 12_000)
    judge(`${path} requests`, weight.requests, 40)
    judge(`${path} bytes of unknown kind`, weight.other, 0)
    if (template !== 'home') continue
    judge('Home before its first paint', weight.html + weight.css + weight.firstFonts, 110_000)
    judge('Home in all', totalOf(weight), 350_000)
  }
  judge('Home for a visitor who saves data', totalOf(saving), 180_000)
  return exceeded
}

/** The scripts of a page for current browsers; `noModule` marks those for browsers of 2017. */
const SCRIPT = /<script\b(?![^>]*nomodule)[^>]*\bsrc="\/_next\/([^"]+)"/gi

/** The bytes of JavaScript of an empty page of Next.js, gzipped. */
const weighMinimum = (): Promise<number> =>
  withBareNext({ 'app/page.jsx': 'export default () => <h1>Minimum</h1>' }, '', async (folder) => {
    const html = await readFile(join(folder, '.next/server/app/index.html'), 'utf8')
    const files = new Set([...html.matchAll(SCRIPT)].map(([, file = '']) => file))
    let bytes = 0
    for (const file of files) bytes += gzipSync(await readFile(join(folder, '.next', file))).length
    return bytes
  })

/** In kB, gzipped. */
function printWeights(weighed: readonly WeighedPage[], minimum: number): void {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  for (const { page, weight } of weighed)
    printLine(
      `  ${page.path}: ${kB(totalOf(weight))} in ${weight.requests} requests; HTML ${kB(weight.html)}, ` +
        `CSS ${kB(weight.css)}, scripts ${kB(weight.js - minimum)} above the framework's ${kB(minimum)}`,
    )
}

/** Pages of one template differ in their texts. */
const onePerTemplate = new Map(pages.map((page) => [page.template, page])).values()

await runCheck({
  async run(environment): Promise<Result> {
    const minimum = await withProgress('Building an empty page', weighMinimum)
    const browser = await openBrowser()
    const weigh = (path: string, isSavingData = false) =>
      weighPage(browser, environment.settings.localUrl + path, isSavingData)
    return withSite(environment, async () => {
      const weighed: WeighedPage[] = []
      await withProgress('Weighing the pages', async () => {
        for (const page of onePerTemplate) weighed.push({ page, weight: await weigh(hrefOf(page)) })
      })
      printWeights(weighed, minimum)
      const faults = listExceeded(weighed, await weigh('/', true), minimum)
      return { faults, figures: { pages: weighed.length, minimum } }
    }).finally(() => browser.close())
  },
})
