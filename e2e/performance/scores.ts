import type { Page } from '../../content/pages/page.ts'
import { median } from '../../scripts/lib/median.ts'
import { toTable } from './table.ts'
import type { Category, Visit } from './visit.ts'

/** The results of a page: the median of its visits. */
export type Score = {
  path: string
  template: string
  scores: Partial<Record<Category, number>>
  /** In milliseconds, like TBT. */
  lcp: number
  tbt: number
  cls: number
  /** Of the same page without scripts, and of another website, measured alternately. */
  bareLcp?: number
  otherLcp?: number
  /** The audits that reduce the score. */
  faults: string[]
}

export type Visits = { page: readonly Visit[]; bare?: readonly Visit[]; other?: readonly Visit[] }

/** The median of the visits to a page, with the largest layout shift of all. */
export function summarize({ path, template }: Page, visits: Visits): Score {
  const { page, bare = [], other = [] } = visits
  const middle = (some: readonly Visit[], read: (visit: Visit) => number | undefined) =>
    median(some.map(read).filter((value) => value !== undefined))
  const lcp = (some: readonly Visit[]) => middle(some, (visit) => visit.lcp)
  const known = Object.keys(page[0]?.scores ?? {}) as Category[]
  const scores = known.map((name) => [name, middle(page, (visit) => visit.scores[name])])
  return {
    ...{ path, template },
    scores: Object.fromEntries(scores) as Score['scores'],
    lcp: lcp(page),
    tbt: middle(page, (visit) => visit.tbt),
    // To three decimals, as Lighthouse shows it.
    cls: Number(Math.max(...page.map((visit) => visit.cls)).toFixed(3)),
    ...(bare.length > 0 && { bareLcp: lcp(bare) }),
    ...(other.length > 0 && { otherLcp: lcp(other) }),
    faults: [...new Set(page.flatMap((visit) => visit.faults))],
  }
}

/** The maximum ratio of a page's LCP to that of the same page without scripts. */
const MAX_LCP_RATIO = 1.15
const PERFORMANCE = { text: 100, other: 98 }

/** One sentence for each goal that a page misses. */
export function listMissed(score: Score): string[] {
  const { path, template, scores, cls, lcp, bareLcp = NaN, otherLcp = NaN, faults } = score
  const { performance = 100, ...others } = scores
  const wanted = template === 'text' ? PERFORMANCE.text : PERFORMANCE.other
  const missed: string[] = []
  if (performance < wanted) missed.push(`performance: ${performance} of ${wanted}`)
  for (const [name, points] of Object.entries(others))
    if (points < 100) missed.push(`${name}: ${points} of 100 (${faults.join(', ')})`)
  if (cls !== 0) missed.push(`moves while it loads: ${cls}`)
  if (lcp > MAX_LCP_RATIO * bareLcp)
    missed.push(`LCP: ${(lcp / bareLcp).toFixed(2)} of ${MAX_LCP_RATIO} times without scripts`)
  if (lcp >= otherLcp)
    missed.push(`LCP: ${Math.round(lcp)} ms, and ${Math.round(otherLcp)} ms on the other website`)
  return missed.map((sentence) => `${path} ${sentence}`)
}

const HEADINGS = [
  ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
  ...['LCP, s', 'without scripts, s', 'ratio', 'TBT, ms', 'CLS'],
]

/** Milliseconds as seconds for the table. */
export const seconds = (ms: number) => (ms / 1000).toFixed(2)

/** The row of a page; figures that were not measured are empty. */
export function cellsOf({ path, scores, lcp, bareLcp, tbt, cls }: Score): string[] {
  const judged = [scores.performance, scores.accessibility, scores['best-practices'], scores.seo]
  const timed = bareLcp
    ? [seconds(lcp), seconds(bareLcp), (lcp / bareLcp).toFixed(2), String(Math.round(tbt))]
    : ['', '', '', '']
  return [path, ...judged.map((points) => String(points ?? '')), ...timed, String(cls)]
}

/** The table of all pages. */
export const toReport = (scores: readonly Score[]): string => toTable(HEADINGS, scores.map(cellsOf))
