import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../launcher/problem.mjs'
import { printLine } from '../launcher/progress.mjs'
import type { ProgramOptions } from '../lib/program.ts'
import type { Supervisor } from '../lib/supervisor.ts'
import { readRequirements } from '../security/requirements.ts'
import { asVerdict, findNotRun, readJestReport, readPlaywrightReport } from './reports.ts'
import { tool, type ToolName } from './tools.ts'
import { unlessUnchanged } from './unchanged.ts'

/** The numbers of passed and failed tests of a stage. */
export type Counts = { passed: number; failed: number; skipped: number; isUnchanged?: boolean }

type Run = (supervisor: Supervisor) => Promise<Counts>

export type Stage = {
  name: string
  title: string
  /** It uses one core and changes nothing, so that two run in parallel. */
  isSingleThreaded?: boolean
  run: Run
}

/** The stages, the longest first. A failure of one does not end the run. */
const CHECKS: Stage[] = [
  check('lint', 'Do types agree, and does the code follow its rules?', 'typegen', 'oxlint'),
  check('lock', 'Are the lock files complete?', 'complete-lock'),
  check('format', 'Are all files formatted?', 'oxfmt'),
  check('layers', 'Does each folder import only what it may?', 'depcruise'),
  check('unused', 'Is anything unused?', 'knip'),
  { name: 'unit', title: 'Unit tests', run: unitTests },
].map((stage) => unlessUnchanged(stage))

const ALL: Stage[] = [
  ...CHECKS,
  {
    name: 'e2e',
    title: 'What a change can break, in a browser, on a CMS and a site of its own',
    run: browserTests('e2e', 'change'),
  },
  {
    name: 'full',
    title: 'Kills, floods, benchmarks and deployment, on a CMS and a site of their own',
    run: browserTests('full', 'full'),
  },
]

/** The named stages in their own order; `check` means all without a browser, no name means all but `full`. */
export function selectStages(names: string[]): Stage[] {
  const wanted = names.flatMap((name) =>
    name === 'check' ? CHECKS.map((stage) => stage.name) : [name],
  )
  const unknown = wanted.filter((name) => !ALL.some((stage) => stage.name === name))
  const known = ALL.map(({ name }) => name).join(', ')
  if (unknown.length > 0)
    throw new Problem(`No test stage is called ${unknown.join(' or ')}; there are: ${known}.`)
  return ALL.filter(({ name }) => (names.length === 0 ? name !== 'full' : wanted.includes(name)))
}

/** A static check of the sources, counted as one test. */
function check(name: string, title: string, ...tools: ToolName[]): Stage {
  const run: Run = async (supervisor) => {
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

function unitTests(supervisor: Supervisor): Promise<Counts> {
  const file = reportFile('unit')
  const args = ['--ci', '--json', `--outputFile=${file}`]
  return runSuite(supervisor, tool('jest', { stage: 'unit', args }), file, readJestReport)
}

/** One of the two parts of the specs in `e2e/playwright.config.ts`. */
function browserTests(stage: string, part: 'change' | 'full'): Run {
  return (supervisor) => {
    const file = reportFile(stage)
    const env = { E2E_PART: part, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    return runSuite(supervisor, tool('playwright', { stage, env }), file, readPlaywrightReport)
  }
}

const reportFile = (suite: string) => join(tmpdir(), `school-website-${suite}-${process.pid}.json`)

/** The tests that docs/security names must be among those that passed. */
async function runSuite(
  supervisor: Supervisor,
  program: ProgramOptions,
  file: string,
  read: typeof readJestReport,
): Promise<Counts> {
  const isGood = await runTool(supervisor, program)
  const json = await readFile(file, 'utf8').catch(() => null)
  await rm(file, { force: true })
  if (json === null) return { passed: 0, failed: 1, skipped: 0 }
  const { tests, ...counts } = read(json)
  const named = readRequirements().flatMap((each) => each.tests ?? [])
  const notRun = findNotRun(named, tests)
  for (const each of notRun)
    printLine(`docs/security names a test that did not pass or run: ${each}`)
  return asVerdict({ ...counts, failed: counts.failed + notRun.length }, isGood)
}
