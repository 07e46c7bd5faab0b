import { relative } from 'node:path'
import { z } from 'zod'
import { root } from '../launcher/folders.mjs'
import { splitTest } from '../security/requirements.ts'

/** A test that ran and passed: the file, from the root of the project, and its title. */
export type Passed = { file: string; title: string }

const jestReport = z.object({
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

const playwrightReport = z.object({ suites: z.array(suite) })

/** The tests that passed, by Jest's JSON report. */
export function passedByJest(json: string): Passed[] {
  const { testResults } = jestReport.parse(JSON.parse(json))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ title }) => ({ file: relative(root, name), title })),
  )
}

/** The tests that passed in one of the projects at least, by Playwright's JSON report. */
export function passedByPlaywright(json: string): Passed[] {
  const { suites } = playwrightReport.parse(JSON.parse(json))
  const within = (each: z.infer<typeof suite>): z.infer<typeof spec>[] => [
    ...each.specs,
    ...(each.suites ?? []).flatMap(within),
  ]
  return suites
    .flatMap(within)
    .filter(({ tests }) => tests.some(({ status }) => ['expected', 'flaky'].includes(status)))
    .map(({ file, title }) => ({ file: `e2e/${file}`, title }))
}

/** Which of the named tests, `file > title as it stands in the code`, are not among those that passed. */
export function findNotRun(named: Iterable<string>, passed: readonly Passed[]): string[] {
  return [...new Set(named)].filter((each) => {
    const { file, title } = splitTest(each)
    const shape = shapeOf(title)
    return !passed.some((test) => test.file === file && shape.test(test.title))
  })
}

/** What a title becomes once its values are filled in. */
function shapeOf(title: string): RegExp {
  const words = title.split(/\$\{[^}]*\}|%[a-z]/).map(escape)
  return new RegExp(`^${words.join('.*')}$`, 's')
}

const escape = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
