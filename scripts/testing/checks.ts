import { join } from 'node:path'
import { Problem } from '../launcher/problem.mjs'
import { say } from '../launcher/progress.mjs'
import { root } from '../launcher/folders.mjs'
import type { ProgramOptions } from '../lib/program.ts'
import type { Supervisor } from '../lib/supervisor.ts'
import type { Counts } from './reports.ts'
import { script, tool } from './tools.ts'

const LAYERED = ['app', 'cms', 'components', 'content', 'e2e', 'lib', 'scripts']

/** A check that reads the sources: one test, which its programs pass together. */
const check =
  (...programs: ProgramOptions[]) =>
  async (supervisor: Supervisor): Promise<Counts> => {
    for (const program of programs) {
      if (!(await endedWell(supervisor, program))) return { passed: 0, failed: 1, skipped: 0 }
    }
    return { passed: 1, failed: 0, skipped: 0 }
  }

/** Runs a program; a bad end is told, and is the answer. */
export async function endedWell(supervisor: Supervisor, program: ProgramOptions): Promise<boolean> {
  try {
    await supervisor.run(program)
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    say(`${program.prefix.padEnd(6)} | ${error.message}`)
    return false
  }
}

export const formatCheck = check(tool('prettier', ['--check', '.'], { stage: 'format' }))

export const typeCheck = check(
  tool('next', ['typegen'], { stage: 'types', env: { NEXT_TELEMETRY_DISABLED: '1' } }),
  tool('tsc', ['--noEmit'], { stage: 'types' }),
)

export const lintCheck = check(tool('eslint', ['.'], { stage: 'lint' }))

export const layerCheck = check(
  tool('depcruise', ['--config', '.dependency-cruiser.mjs', ...LAYERED], { stage: 'layers' }),
)

export const unusedCheck = check(tool('knip', [], { stage: 'unused' }))

export const lockCheck = check(
  script(join(root, 'scripts/complete-lock.mjs'), ['--check'], { stage: 'lock' }),
)
