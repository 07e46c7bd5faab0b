import type { Page } from '../../content/pages/page.ts'
import { median } from '../lib/median.ts'
import type { Category, Visit } from './visit.ts'

/** What a page came to: the median of its visits. */
export type Line = {
  path: string
  template: string
  scores: Partial<Record<Category, number>>
  lcp: number
  tbt: number
  cls: number
  /** Of the same page without scripts, measured in turns with it. */
  bareLcp?: number
  /** Of another website, likewise. */
  besideLcp?: number
  /** The audits that cost points. */
  faults: string[]
}

export type Visits = { page: readonly Visit[]; bare?: readonly Visit[]; beside?: readonly Visit[] }

/** The median of what some of the visits were about. */
const middle = (visits: readonly Visit[], read: (visit: Visit) => number | undefined) =>
  median(visits.map(read).filter((value) => value !== undefined))

export function sumUp({ path, template }: Page, { page, bare, beside }: Visits): Line {
  const known = Object.keys(page[0]?.scores ?? {}) as Category[]
  const scores = known.map((name) => [name, middle(page, (visit) => visit.scores[name])] as const)
  const lcp = (visits: readonly Visit[]) => middle(visits, (visit) => visit.lcp)
  return {
    ...{ path, template },
    scores: Object.fromEntries(scores),
    lcp: lcp(page),
    tbt: middle(page, (visit) => visit.tbt),
    // One layout that moves is one too many. To three decimals, as Lighthouse tells it.
    cls: Number(Math.max(...page.map((visit) => visit.cls)).toFixed(3)),
    ...(bare && { bareLcp: lcp(bare) }),
    ...(beside && { besideLcp: lcp(beside) }),
    faults: [...new Set(page.flatMap((visit) => visit.faults))],
  }
}
