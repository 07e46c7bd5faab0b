import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { asVerdict, findNotRun, readJestReport, readPlaywrightReport } from './reports.ts'
import { selectStages } from './stages.ts'

const ofJest = readJestReport(
  JSON.stringify({
    ...{ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 },
    testResults: [
      {
        name: join(root, 'lib/a.test.ts'),
        assertionResults: [
          { title: '<b> loses it (all)', status: 'passed' },
          { title: 'fails', status: 'failed' },
          { title: 'is left out', status: 'pending' },
        ],
      },
    ],
  }),
)

const spec = (title: string, ...statuses: string[]) => ({
  ...{ title, file: 'operations/b.spec.ts' },
  tests: statuses.map((status) => ({ status })),
})

const ofPlaywright = readPlaywrightReport(
  JSON.stringify({
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
    errors: [{ message: 'the setup failed' }],
    suites: [
      {
        specs: [spec('runs on a desktop', 'skipped', 'expected'), spec('is left out', 'skipped')],
        suites: [{ specs: [spec('/users is closed', 'flaky'), spec('fails', 'unexpected')] }],
      },
    ],
  }),
)

test('a test file that could not run counts as a failure of Jest', () => {
  expect(ofJest).toMatchObject({ passed: 5, failed: 2, skipped: 2 })
})

test('errors outside of tests and flaky tests count as failures of Playwright', () => {
  expect(ofPlaywright).toMatchObject({ passed: 7, failed: 3, skipped: 3 })
})

test('a run without tests or with a failure is no success', () => {
  const none = { passed: 0, failed: 0, skipped: 4 }
  const some = { passed: 3, failed: 0, skipped: 0 }
  expect(asVerdict(none, true).failed).toBe(1)
  expect(asVerdict(some, false).failed).toBe(1)
  expect(asVerdict(some, true)).toEqual(some)
  expect(asVerdict({ ...some, failed: 2 }, false).failed).toBe(2)
})

test('passed tests in a Jest report are matched by title, whatever its values', () => {
  const named = ['%s loses it (all)', '%s loses it', 'fails', 'is left out', 'made up']
  const wanted = named.map((title) => `lib/a.test.ts > ${title}`)
  expect(findNotRun(wanted, ofJest.tests)).toEqual(wanted.slice(1))
})

test('in a Playwright report, one project in which a test passed is sufficient', () => {
  const named = ['runs on a desktop', '/${path} is closed', 'is left out', 'fails', 'made up']
  const wanted = named.map((title) => `e2e/operations/b.spec.ts > ${title}`)
  expect(findNotRun(wanted, ofPlaywright.tests)).toEqual(wanted.slice(2))
})

test('a named test in a file that the suite does not select belongs to another suite', () => {
  expect(findNotRun(['lib/b.test.ts > %s loses it (all)'], ofJest.tests)).toEqual([])
})

test('stages are chosen by name, in their own order', () => {
  const namesOf = (...names: string[]) => selectStages(names).map(({ name }) => name)
  expect(namesOf('unit', 'lint')).toEqual(['lint', 'unit'])
  expect(namesOf().at(-1)).toBe('e2e')
  expect(namesOf('check').at(-1)).toBe('unit')
  expect(() => selectStages(['units'])).toThrow('No test stage is called units; there are: lint,')
})
