import { hrefOf } from '../format/href.ts'
import { EVERY_PAGE, type Issue } from './issue.ts'

/** The parts of an issue that the report prints. */
type ReportedIssue = Pick<Issue, 'page' | 'category' | 'what' | 'todo'>

const titleOf = (path: string): string =>
  path === EVERY_PAGE ? 'Every page' : path === '' ? 'On no page' : hrefOf({ path })

/** The issues before going live as lines of text by page, with their count. */
export function reportOf(issues: readonly ReportedIssue[]): string[] {
  if (issues.length === 0)
    return ['Nothing is sample, placeholder, missing or past its date: ready to go live.']
  const byPage = issues
    .toSorted((one, other) => one.page.localeCompare(other.page))
    .flatMap(({ page, category, what, todo }) => [
      `${titleOf(page)}, ${category}: ${what}`,
      `  -> ${todo}`,
    ])
  return [...byPage, '', `${issues.length} to do before going live.`]
}
