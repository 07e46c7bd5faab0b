import { firstPaintOf, totalOf, type Weight } from './weigh.ts'
import type { Weighed } from './table.ts'

/** Bytes, gzipped. */
const KILO = 1_000

/** JavaScript above the framework's floor. */
const JS = { text: 6 * KILO, other: 8 * KILO, home: 14 * KILO }
/** Of any page. */
const MOST = { html: 24 * KILO, css: 12 * KILO, requests: 40, other: 0 }
const HOME = { firstPaint: 110 * KILO, total: 350 * KILO, sparing: 180 * KILO }

const jsBudget = (template: string) =>
  template === 'text' ? JS.text : template === 'home' ? JS.home : JS.other

/** One sentence for each budget that does not hold. */
export function overBudget(weighed: readonly Weighed[], sparing: Weight, floor: number): string[] {
  const faults: string[] = []
  const check = (what: string, is: number, allowed: number) => {
    if (is > allowed) faults.push(`${what}: ${is} of ${allowed}`)
  }
  for (const { page, weight } of weighed) {
    check(`${page.path} JavaScript`, weight.js, floor + jsBudget(page.template))
    check(`${page.path} HTML`, weight.html, MOST.html)
    check(`${page.path} CSS`, weight.css, MOST.css)
    check(`${page.path} requests`, weight.requests, MOST.requests)
    check(`${page.path} bytes of unknown kind`, weight.other, MOST.other)
    if (page.template !== 'home') continue
    check('Home before its first paint', firstPaintOf(weight), HOME.firstPaint)
    check('Home in all', totalOf(weight), HOME.total)
  }
  check('Home for who saves data', totalOf(sparing), HOME.sparing)
  return faults
}
