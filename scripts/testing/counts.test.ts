import { addCounts } from './counts.ts'

const countsOf = (output: string) => {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const line of output.split('\n')) addCounts(counts, line)
  return counts
}

test("Jest's summary is read", () => {
  const output = `Test Suites: 1 failed, 3 passed, 4 total
Tests:       8 failed, 1 skipped, 22 passed, 31 total
Snapshots:   2 passed, 2 total`
  expect(countsOf(output)).toEqual({ passed: 22, failed: 8, skipped: 1 })
})

test("Playwright's summary is read, in colours", () => {
  const output = `  ✓  2 [desktop] › a.spec.ts:3:1 › 3 passed (1.2s)
\u001b[31m  2 failed\u001b[39m
    [phone] › b.spec.ts:1:1 › 1 skipped
  1 flaky
  4 skipped
  120 passed (5.0m)`
  expect(countsOf(output)).toEqual({ passed: 120, failed: 3, skipped: 4 })
})
