import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProgramOptions } from '../lib/program.ts'
import type { Supervisor } from '../lib/supervisor.ts'
import { endedWell } from './checks.ts'
import { asVerdict, readJestReport, readPlaywrightReport, type Counts } from './reports.ts'
import { tool } from './tools.ts'

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }

export const unitTests = (supervisor: Supervisor): Promise<Counts> => {
  const report = reportFile('unit')
  const jest = tool('jest', ['--ci', '--json', `--outputFile=${report}`], {
    stage: 'unit',
    // Several packages are modules only, which Jest otherwise cannot load.
    nodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV: 'test' },
  })
  return runSuite(supervisor, jest, report, readJestReport)
}

export const browserTests = (supervisor: Supervisor): Promise<Counts> => {
  const report = reportFile('e2e')
  const playwright = tool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    stage: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return runSuite(supervisor, playwright, report, readPlaywrightReport)
}

const reportFile = (suite: string) => join(tmpdir(), `school-website-${suite}-${process.pid}.json`)

async function runSuite(
  supervisor: Supervisor,
  program: ProgramOptions,
  report: string,
  read: (json: string) => Counts,
): Promise<Counts> {
  const isGood = await endedWell(supervisor, program)
  const counts = await readFile(report, 'utf8')
    .then(read)
    .catch(() => NONE)
  await rm(report, { force: true })
  return asVerdict(counts, isGood)
}
