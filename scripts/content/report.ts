import { counted } from '../lib/counted.ts'
import type { ListedFinding } from './list-findings.ts'

const NO_PAGE = 'On no page'

/** The findings in lines to read, page by page, and their count. */
export function reportOf(findings: readonly ListedFinding[]): string[] {
  if (findings.length === 0) return ['The website has found nothing to mend.']
  const byPage = Map.groupBy(findings, ({ page }) => page || NO_PAGE)
  const lines = [...byPage].flatMap(([page, found]) => ['', page, ...found.flatMap(linesOf)])
  return [...lines, '', `${counted(findings.length, 'thing')} to mend.`]
}

const linesOf = ({ what, todo }: ListedFinding): string[] => [`  ${what}`, `  -> ${todo}`]
