import { asVerdict, readJestReport, readPlaywrightReport } from './reports.ts'
import { selectStages } from './stages.ts'

test('a test file that could not run counts as a failure of Jest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numRuntimeErrorTestSuites: 1,
  }
  expect(readJestReport(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('errors outside of tests count as failures of Playwright, and unsteady tests are told', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }
  const report = JSON.stringify({ stats, errors: [{ message: 'the setup failed' }] })
  expect(readPlaywrightReport(report)).toEqual({
    passed: 8,
    failed: 2,
    skipped: 3,
    unsteady: 1,
  })
})

test('neither no test at all nor a bad end is a success', () => {
  const none = { passed: 0, failed: 0, skipped: 4 }
  const some = { passed: 3, failed: 0, skipped: 0 }
  expect(asVerdict(none, true).failed).toBe(1)
  expect(asVerdict(some, false).failed).toBe(1)
  expect(asVerdict(some, true)).toEqual(some)
  expect(asVerdict({ ...some, failed: 2 }, false).failed).toBe(2)
})

test('stages are chosen by name, in their own order', () => {
  expect(selectStages(['unit', 'lint']).map(({ name }) => name)).toEqual(['lint', 'unit'])
  expect(selectStages([]).at(-1)?.name).toBe('e2e')
  expect(() => selectStages(['units'])).toThrow('No test stage is called units; there are: lock,')
})
