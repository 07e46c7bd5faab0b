import { resultYears, type BoardClass } from '@/content/pages/about/appendix-ix'
import type { BoardResult } from '../content/collections/disclosure-rows.ts'

// Cut, not rounded: 99.996 per cent are not all.
const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, roundingMode: 'trunc' })

/** The results of one class in its last years, the newest first. */
export function lastResults(results: readonly BoardResult[], name: BoardClass): BoardResult[] {
  const ofClass = results.filter((result) => result.class === name)
  const years = [...new Set(ofClass.map(({ year }) => year))].toSorted((a, b) => b - a)
  const last = years.slice(0, resultYears)
  return last.flatMap((year) => ofClass.filter((result) => result.year === year))
}

/** "97.5%"; null where the numbers make no sense together. */
export function passPercentage({
  registered,
  passed,
}: Pick<BoardResult, 'registered' | 'passed'>): string | null {
  if (registered === 0 || passed > registered) return null
  return `${percent.format((passed / registered) * 100)}%`
}
