import { stripVTControlCharacters } from 'node:util'

/** The numbers of tests of a stage. */
export type Counts = { passed: number; failed: number; skipped: number }

/** The lines of Jest's and of Playwright's summary with numbers of tests. */
const SUMMARY = /^(Tests: .*| +\d+ (passed|failed|flaky|skipped)( \(.*\))?)$/
const NUMBER = /(\d+) (passed|failed|flaky|skipped)/g

/** Adds the numbers in a line of a test runner's output; a flaky test has failed. */
export function addCounts(counts: Counts, line: string): void {
  const text = stripVTControlCharacters(line)
  if (!SUMMARY.test(text)) return
  for (const [, number, what] of text.matchAll(NUMBER)) {
    if (what === 'passed') counts.passed += Number(number)
    else if (what === 'skipped') counts.skipped += Number(number)
    else counts.failed += Number(number)
  }
}
