import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '../launcher/progress.mjs'
import type { ProgramOptions } from '../lib/program.ts'
import type { Supervisor } from '../lib/supervisor.ts'
import { readRequirements } from '../security/requirements.ts'
import { endedWell } from './checks.ts'
import { findNotRun, passedByJest, passedByPlaywright, type Passed } from './named-tests.ts'
import { asVerdict, readJestReport, readPlaywrightReport, type Counts } from './reports.ts'
import { tool } from './tools.ts'

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }

/** What a suite leaves behind, and which of the tests named in docs/security it has to run. */
type Report = {
  file: string
  count: (json: string) => Counts
  passed: (json: string) => Passed[]
  named: RegExp
}

const OF_JEST = /\.test\.tsx? > /
const OF_PLAYWRIGHT = /\.spec\.ts > /

export const unitTests = (supervisor: Supervisor): Promise<Counts> => {
  const report = reportFile('unit')
  const jest = tool('jest', ['--ci', '--json', `--outputFile=${report}`], {
    stage: 'unit',
    // Several packages are modules only, which Jest otherwise cannot load.
    nodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV: 'test' },
  })
  return runSuite(supervisor, jest, {
    ...{ file: report, named: OF_JEST },
    ...{ count: readJestReport, passed: passedByJest },
  })
}

export const browserTests = (supervisor: Supervisor): Promise<Counts> => {
  const report = reportFile('e2e')
  const playwright = tool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    stage: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return runSuite(supervisor, playwright, {
    ...{ file: report, named: OF_PLAYWRIGHT },
    ...{ count: readPlaywrightReport, passed: passedByPlaywright },
  })
}

const reportFile = (suite: string) => join(tmpdir(), `school-website-${suite}-${process.pid}.json`)

async function runSuite(
  supervisor: Supervisor,
  program: ProgramOptions,
  report: Report,
): Promise<Counts> {
  const isGood = await endedWell(supervisor, program)
  const json = await readFile(report.file, 'utf8').catch(() => null)
  await rm(report.file, { force: true })
  if (json === null) return asVerdict(NONE, isGood)
  const counts = report.count(json)
  const named = readRequirements().flatMap(({ tests = [] }) => tests)
  const notRun = findNotRun(
    named.filter((each) => report.named.test(each)),
    report.passed(json),
  )
  for (const each of notRun) say(`docs/security names a test that did not pass or run: ${each}`)
  return asVerdict({ ...counts, failed: counts.failed + notRun.length }, isGood)
}
