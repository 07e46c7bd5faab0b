import type { Page } from '../../content/pages/page.ts'
import { toTable } from './table.ts'
import type { Weight } from './weigh.ts'

export type WeighedPage = { page: Pick<Page, 'path' | 'template'>; weight: Weight }

/** Bytes of JavaScript above the framework's minimum, by template. */
const JS: Record<string, number> = { text: 6_000, home: 14_000 }
/** One kilobyte of it marks the languages of captions and titles in the browser (lib/jsx). */
const OTHER_JS = 9_000

const totalOf = ({ html, css, js, data, fonts, pictures, other }: Weight): number =>
  html + css + js + data + fonts + pictures + other

/** The bytes that the first paint needs. */
const firstPaintOf = ({ html, css, firstFonts }: Weight): number => html + css + firstFonts

/**
 * One sentence for each budget that is exceeded.
 * @param savingData home for a visitor who saves data
 * @param minimum bytes of JavaScript of the framework
 */
export function listExceeded(
  weighed: readonly WeighedPage[],
  savingData: Weight,
  minimum: number,
): string[] {
  const exceeded: string[] = []
  const judge = (what: string, actual: number, budget: number) => {
    if (actual > budget) exceeded.push(`${what}: ${actual} of ${budget}`)
  }
  for (const { page, weight } of weighed) {
    const { path, template } = page
    judge(`${path} JavaScript`, weight.js, minimum + (JS[template] ?? OTHER_JS))
    judge(`${path} HTML`, weight.html, 14_000)
    judge(`${path} data to hydrate`, weight.data, 14_000)
    judge(`${path} CSS`, weight.css, 12_000)
    judge(`${path} requests`, weight.requests, 40)
    judge(`${path} bytes of unknown kind`, weight.other, 0)
    if (template !== 'home') continue
    judge('Home before its first paint', firstPaintOf(weight), 110_000)
    judge('Home in all', totalOf(weight), 350_000)
  }
  judge('Home for a visitor who saves data', totalOf(savingData), 180_000)
  return exceeded
}

const HEADINGS = [
  ...['kB, gzipped', 'HTML', 'CSS', 'fonts', 'first', 'data', 'JS', '/minimum', 'pictures'],
  ...['total', 'requests'],
]
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** One line for each page, in kB, the JavaScript also relative to the framework's minimum. */
export const weightTable = (weighed: readonly WeighedPage[], minimum: number): string =>
  toTable(HEADINGS, [
    ...weighed.map(({ page, weight }) => [
      page.path,
      ...[weight.html, weight.css, weight.fonts].map(kilobytes),
      ...[firstPaintOf(weight), weight.data, weight.js].map(kilobytes),
      (weight.js / minimum).toFixed(3),
      ...[weight.pictures, totalOf(weight)].map(kilobytes),
      String(weight.requests),
    ]),
  ])
