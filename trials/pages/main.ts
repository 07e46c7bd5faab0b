// Is a page of each template within its budget of bytes and requests?
import { hrefOf } from '../../lib/format/href.ts'
import type { Page } from '../../lib/content/collections/pages.ts'
import { pages } from 'school-schema/sample-pages'
import { printLine, withProgress } from '../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../scripts/lib/browser.ts'
import { runCheck, type Result } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'
import { weighPage, type Weight } from './weigh.ts'

type WeighedPage = { page: Pick<Page, 'path' | 'template'>; weight: Weight }

/** Bytes of JavaScript by template; 134,900 of them are an empty page of Next.js 16.4. */
const JS: Record<string, number> = { text: 142_900, home: 150_600, gallery: 146_900 }
const OTHER_JS = 145_600

/** The form of the home page carries the texts of the consent; the calendar and the report list the dates of the sessions. */
const HTML: Record<string, number> = { home: 27_900, calendar: 29_300, 'annual-report': 26_500 }
const OTHER_HTML = 26_000

const totalOf = ({ html, css, js, fonts, pictures, other }: Weight): number =>
  html + css + js + fonts + pictures + other

/** One sentence for each budget that is exceeded. */
function listExceeded(weighed: readonly WeighedPage[], saving: Weight): string[] {
  const exceeded: string[] = []
  const judge = (what: string, actual: number, budget: number) => {
    if (actual > budget) exceeded.push(`${what}: ${actual} of ${budget}`)
  }
  for (const { page, weight } of weighed) {
    const { path, template } = page
    judge(`${path} JavaScript`, weight.js, JS[template] ?? OTHER_JS)
    judge(`${path} HTML`, weight.html, HTML[template] ?? OTHER_HTML)
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

/** In kB, gzipped. */
function printWeights(weighed: readonly WeighedPage[]): void {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  for (const { page, weight } of weighed)
    printLine(
      `  ${page.path}: ${kB(totalOf(weight))} in ${weight.requests} requests; HTML ${kB(weight.html)}, ` +
        `CSS ${kB(weight.css)}, scripts ${kB(weight.js)}`,
    )
}

/** Pages of one template differ in their texts. */
const onePerTemplate = new Map(pages.map((page) => [page.template, page])).values()

await runCheck({
  async run(environment): Promise<Result> {
    const browser = await openBrowser()
    const weigh = (path: string, isSavingData = false) =>
      weighPage(browser, environment.settings.localUrl + path, isSavingData)
    return withSite(environment, async () => {
      const weighed: WeighedPage[] = []
      await withProgress('Weighing the pages', async () => {
        for (const page of onePerTemplate) weighed.push({ page, weight: await weigh(hrefOf(page)) })
      })
      printWeights(weighed)
      const faults = listExceeded(weighed, await weigh('/', true))
      return { faults, figures: { pages: weighed.length } }
    }).finally(() => browser.close())
  },
})
