import { stripVTControlCharacters } from 'node:util'
import { Problem } from '../launcher/problem.mjs'
import { printLine } from '../launcher/progress.mjs'
import type { ProgramOptions } from '../lib/program.ts'
import type { Supervisor } from '../lib/supervisor.ts'
import { tool, type ToolName } from './tools.ts'

/** The numbers of tests of a stage. */
export type Counts = { passed: number; failed: number; skipped: number }

/** The lines of Jest's and of Playwright's summary with numbers of tests. */
const SUMMARY = /^(Tests: .*| +\d+ (passed|failed|flaky|skipped)( \(.*\))?)$/
const NUMBER = /(\d+) (passed|failed|flaky|skipped)/g

/** Adds the numbers in a line of a test runner's output; a flaky test has failed. */
function addCounts(counts: Counts, line: string): void {
  const text = stripVTControlCharacters(line)
  if (!SUMMARY.test(text)) return
  for (const [, number, what] of text.matchAll(NUMBER)) {
    if (what === 'passed') counts.passed += Number(number)
    else if (what === 'skipped') counts.skipped += Number(number)
    else counts.failed += Number(number)
  }
}

export type Stage = {
  name: string
  title: string
  /** It uses one core and changes nothing, so that two run in parallel. */
  isSingleThreaded?: boolean
  run: (supervisor: Supervisor) => Promise<Counts>
}

/** The stages, the longest first. A failure of one does not end the run. */
const CHECKS: Stage[] = [
  check('lint', 'Type check and lint', 'typegen', 'oxlint'),
  check('format', 'Are all files formatted?', 'oxfmt'),
  check('layers', 'Does each folder import only what it may?', 'depcruise'),
  check('unused', 'Is anything unused?', 'knip'),
  {
    name: 'unit',
    title: 'Unit tests',
    run: (supervisor) => runSuite(supervisor, tool('jest', { stage: 'unit', args: ['--ci'] })),
  },
]

const ALL: Stage[] = [
  ...CHECKS,
  {
    name: 'e2e',
    title: 'What a change can break, in a browser, on its own CMS and site',
    run: (supervisor) => browserTests(supervisor, 'e2e', 'change'),
  },
  {
    name: 'full',
    title: 'Browser tests, commands, failures and trials, on their own CMS and site',
    run: (supervisor) => browserTests(supervisor, 'full', 'full'),
  },
]

/** What runs without a name. */
const DEFAULT = [...CHECKS.map(({ name }) => name), 'e2e']

/** The named stages in their own order; `check` means all without a browser. */
export function selectStages(names: string[]): Stage[] {
  const wanted = names.flatMap((name) =>
    name === 'check' ? CHECKS.map((stage) => stage.name) : [name],
  )
  const unknown = wanted.filter((name) => !ALL.some((stage) => stage.name === name))
  const known = ALL.map(({ name }) => name).join(', ')
  if (unknown.length > 0)
    throw new Problem(`No test stage is called ${unknown.join(' or ')}; there are: ${known}.`)
  return ALL.filter(({ name }) => (names.length === 0 ? DEFAULT : wanted).includes(name))
}

/** A static check of the sources, counted as one test. */
function check(name: string, title: string, ...tools: ToolName[]): Stage {
  const run: Stage['run'] = async (supervisor) => {
    for (const each of tools)
      if (!(await runTool(supervisor, tool(each, { stage: name }))))
        return { passed: 0, failed: 1, skipped: 0 }
    return { passed: 1, failed: 0, skipped: 0 }
  }
  return { name, title, isSingleThreaded: true, run }
}

/** Runs a program and prints a failure; returns whether it succeeded. */
async function runTool(supervisor: Supervisor, program: ProgramOptions): Promise<boolean> {
  try {
    await supervisor.run(program)
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    printLine(`${program.prefix.padEnd(6)} | ${error.message}`)
    return false
  }
}

/** A part of the specs in `e2e/playwright.config.ts`. */
const browserTests = (supervisor: Supervisor, stage: string, part: string): Promise<Counts> =>
  runSuite(supervisor, tool('playwright', { stage, env: { E2E_PART: part } }))

/** A suite that ended badly or ran no test has failed; with CI set, a skipped test is a failed one. */
async function runSuite(supervisor: Supervisor, program: ProgramOptions): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
  const onLine = (line: string) => addCounts(counts, line)
  const isGood = await runTool(supervisor, { ...program, onLine })
  const failed = counts.failed + (process.env.CI ? counts.skipped : 0)
  const hasRun = isGood && counts.passed > 0
  return { ...counts, failed: failed === 0 && !hasRun ? 1 : failed }
}
