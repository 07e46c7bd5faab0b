import { z } from 'zod'

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** Of those passed: how many only at the second attempt. They are told, to be looked at. */
  unsteady?: number
}

const number = z.number().int().min(0)

const jestReport = z.object({
  numPassedTests: number,
  numFailedTests: number,
  numPendingTests: number,
  numRuntimeErrorTestSuites: number,
})

const playwrightReport = z.object({
  stats: z.object({ expected: number, unexpected: number, flaky: number, skipped: number }),
  errors: z.array(z.unknown()),
})

/** What Jest's JSON report counts; a file that could not be run at all is one failure. */
export function readJestReport(json: string): Counts {
  const report = jestReport.parse(JSON.parse(json))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }
}

/** What Playwright's JSON report counts; an error outside of any test is one failure. */
export function readPlaywrightReport(json: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(json))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    unsteady: stats.flaky,
  }
}

/** Nothing that ran to a bad end, or that ran no test at all, may count as passed. */
export const asVerdict = (counts: Counts, endedWell: boolean): Counts =>
  counts.failed === 0 && (!endedWell || counts.passed === 0) ? { ...counts, failed: 1 } : counts
