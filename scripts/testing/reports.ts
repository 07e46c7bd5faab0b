import { relative } from 'node:path'
import { z } from 'zod'
import { root } from '../launcher/folders.mjs'
import { splitTest } from '../security/requirements.ts'

/** A test that a suite selected: its file relative to the project, its title, and its result. */
type Test = { file: string; title: string; hasPassed: boolean }

/** The result of a suite. */
export type Report = { passed: number; failed: number; skipped: number; tests: Test[] }

const number = z.number().int().min(0)

const jestReport = z.object({
  numPassedTests: number,
  numFailedTests: number,
  numPendingTests: number,
  numRuntimeErrorTestSuites: number,
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string() })),
})

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})

const playwrightReport = z.object({
  stats: z.object({ expected: number, unexpected: number, flaky: number, skipped: number }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
})

/** Parses Jest's JSON report; a file that could not run is one failure. */
export function readJestReport(json: string): Report {
  const report = jestReport.parse(JSON.parse(json))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status }) => ({
        file: relative(root, name),
        title,
        hasPassed: status === 'passed',
      })),
    ),
  }
}

/**
 * Parses Playwright's JSON report. An error outside of any test is one failure, and so is a flaky
 * test. A test passes if it passes in at least one project.
 */
export function readPlaywrightReport(json: string): Report {
  const { stats, errors, suites } = playwrightReport.parse(JSON.parse(json))
  const specsOf = (each: z.infer<typeof suite>): z.infer<typeof spec>[] => [
    ...each.specs,
    ...(each.suites ?? []).flatMap(specsOf),
  ]
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    tests: suites.flatMap(specsOf).map(({ file, title, tests }) => ({
      file: `e2e/${file}`,
      title,
      hasPassed: tests.some(({ status }) => ['expected', 'flaky'].includes(status)),
    })),
  }
}

/** Which of the named tests, `file > title as in the code`, did not pass, among the files that the suite selected. */
export function findNotRun(named: Iterable<string>, tests: readonly Test[]): string[] {
  const files = new Set(tests.map(({ file }) => file))
  return [...new Set(named)].filter((each) => {
    const { file, title } = splitTest(each)
    const shape = shapeOf(title)
    const isPassed = (test: Test) => test.file === file && test.hasPassed && shape.test(test.title)
    return files.has(file) && !tests.some(isPassed)
  })
}

/** A pattern for a title with its values filled in. */
function shapeOf(title: string): RegExp {
  const literals = title.split(/\$\{[^}]*\}|%[a-z]/).map(escape)
  return new RegExp(`^${literals.join('.*')}$`, 's')
}

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A suite that failed to finish, or that ran no test, must not count as passed. */
export const asVerdict = <Counts extends { passed: number; failed: number }>(
  counts: Counts,
  endedWell: boolean,
): Counts =>
  counts.failed === 0 && (!endedWell || counts.passed === 0) ? { ...counts, failed: 1 } : counts
