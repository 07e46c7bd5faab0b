import { expect, test } from 'playwright/test'
import { pages } from 'school-schema/sample/sample-pages'
import { setUpInstance } from '../e2e/support/servers/set-up.ts'
import { weighPage, type Weight } from './weigh.ts'
import { hrefOf, english } from '../lib/messages/messages.ts'

/** The failure names what is exceeded; pictures of all pages would hide it. */
test.use({ screenshot: 'off' })

const instance = setUpInstance('weight')

type WeighedPage = { path: string; template: string; weight: Weight }

/** Bytes of JavaScript by template; 134,900 of them are an empty page of Next.js 16.4. */
const JS: Record<string, number> = { text: 142_900, home: 150_600, gallery: 146_900 }
const OTHER_JS = 145_600

/** Bytes of HTML by template. The sample's calendar, gallery and report list hundreds of rows. */
const HTML: Record<string, number> = {
  home: 20_000,
  text: 10_500,
  notice: 9_500,
  missing: 7_500,
  calendar: 16_000,
  'annual-report': 16_000,
}
const OTHER_HTML = 12_000
const CALENDAR_CHARACTERS = 150_000

/** Of a text page on a slow line, in other languages with our font for their script. */
const ON_SLOW_LINE = { '/Procedure': 60_000, '/hi/Procedure': 100_000, '/bn/Procedure': 100_000 }

const totalOf = ({ html, css, nextCss, js, fonts, pictures, other }: Weight): number =>
  html + css + nextCss + js + fonts + pictures + other

/** Templates that are weighed in the other languages too: a letter has three bytes there. */
const IN_LANGUAGES = ['home', 'text', 'notices', 'fees']
const TRANSLATED = /^\/(hi|bn)\b/
const TRANSLATED_HTML = 1.15
/** `hydration.js`, which every page loads, with `public/language.js` in it. */
const LOADER_JS = 2_300

/** Of a device without Indian fonts, as this one; others load 100,000 less. */
const FONTS = 140_000

/** One sentence for each budget that is exceeded. */
function listExceeded(weighed: readonly WeighedPage[], saving: Weight): string[] {
  const exceeded: string[] = []
  const judge = (what: string, actual: number, budget: number) => {
    if (actual > budget) exceeded.push(`${what}: ${actual} of ${budget}`)
  }
  for (const { path, template, weight } of weighed) {
    const isTranslated = TRANSLATED.test(path)
    const html = (HTML[template] ?? OTHER_HTML) * (isTranslated ? TRANSLATED_HTML : 1)
    const js = (JS[template] ?? OTHER_JS) + LOADER_JS
    judge(`${path} JavaScript`, weight.js, js)
    judge(`${path} HTML`, weight.html, html)
    if (template === 'calendar') judge(`${path} characters`, weight.characters, CALENDAR_CHARACTERS)
    judge(`${path} CSS`, weight.css, 12_000)
    judge(`${path} requests`, weight.requests, 40)
    judge(`${path} bytes of unknown kind`, weight.other, 0)
    judge(`${path} fonts`, weight.fonts, FONTS)
    // On a device without Indian fonts, as this one, the other languages move (docs/decisions/browsers.md).
    if (!isTranslated) judge(`${path} layout shift`, weight.shift, 0.001)
    if (path !== '/') continue
    judge('Home before its first paint', weight.html + weight.css + weight.firstFonts, 110_000)
    judge('Home in all', totalOf(weight), 350_000)
  }
  judge('Home for a visitor who saves data', totalOf(saving), 180_000)
  return exceeded
}

/** In kB, gzipped. */
function printWeights(weighed: readonly WeighedPage[]): void {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  for (const { path, weight } of weighed)
    console.log(
      `  ${path}: ${kB(totalOf(weight))} in ${weight.requests} requests; HTML ${kB(weight.html)}, ` +
        `CSS ${kB(weight.css)}, scripts ${kB(weight.js)}, fonts ${kB(weight.fonts)}`,
    )
}

/** Pages of one template differ in their texts. */
const onePerTemplate = [...new Map(pages.map((page) => [page.template, page])).values()]

test('a page of each template is within its budget of bytes and requests', async ({ browser }) => {
  const weighed: WeighedPage[] = []
  const weigh = (path: string, isSavingData = false) =>
    weighPage(browser, instance.siteUrl + path, isSavingData)
  const add = async (template: string, path: string) =>
    weighed.push({ path, template, weight: await weigh(path) })
  for (const page of onePerTemplate) await add(page.template, hrefOf(english, page))
  await add('notice', '/notices/1')
  await add('missing', '/no-such-page')
  for (const page of onePerTemplate.filter(({ template }) => IN_LANGUAGES.includes(template)))
    for (const language of ['hi', 'bn'])
      await add(page.template, `/${language}${hrefOf(english, page)}`.replace(/\/$/, ''))
  printWeights(weighed)
  // Nothing runs there: they mostly wait.
  const weighSlow = async ([path, budget]: [string, number]) =>
    [path, budget, totalOf(await weigh(path, true))] as const
  const [saving, slow] = await Promise.all([
    weigh('/', true),
    Promise.all(Object.entries(ON_SLOW_LINE).map(weighSlow)),
  ])
  const exceeded = listExceeded(weighed, saving)
  for (const [path, budget, total] of slow) {
    console.log(`  ${path} on a slow line: ${total} bytes`)
    if (total > budget) exceeded.push(`${path} on a slow line: ${total} of ${budget}`)
  }
  expect(exceeded).toEqual([])
})
