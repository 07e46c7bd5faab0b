import type { Line } from './sum-up.ts'

/** Of a page's largest paint to that of the same page without scripts. */
const MOST_LCP_RATIO = 1.15
const PERFORMANCE = { text: 100, other: 98 }

/** One sentence for each goal that a page misses. */
export function missedGoals(line: Line): string[] {
  const { path, template, scores, cls, lcp, bareLcp, besideLcp, faults } = line
  const missed: string[] = []
  const check = (isMet: boolean, what: string) => {
    if (!isMet) missed.push(`${path} ${what}`)
  }
  const { performance, ...others } = scores
  const wanted = template === 'text' ? PERFORMANCE.text : PERFORMANCE.other
  check((performance ?? 100) >= wanted, `performance: ${performance} of ${wanted}`)
  for (const [name, score] of Object.entries(others)) {
    check(score >= 100, `${name}: ${score} of 100 (${faults.join(', ')})`)
  }
  check(cls === 0, `moves while it loads: ${cls}`)
  if (bareLcp) {
    const ratio = (lcp / bareLcp).toFixed(2)
    check(
      lcp <= MOST_LCP_RATIO * bareLcp,
      `LCP: ${ratio} of ${MOST_LCP_RATIO} times without scripts`,
    )
  }
  if (besideLcp) {
    const [own, other] = [lcp, besideLcp].map(Math.round)
    check(lcp < besideLcp, `LCP: ${own} ms, and ${other} ms on the website beside`)
  }
  return missed
}
