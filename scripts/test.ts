// npm test: everything that a change can break. `npm test -- unit lint` runs only the named stages;
// `--unit`, `--e2e` or `--trials` runs one test runner in this terminal, with the arguments after it.
import { writeSdkTypes } from 'school-schema/sdk-types'
import { withProgress } from './launcher/progress.mjs'
import { runCommand } from './lib/command.ts'
import { selectStages, type Counts, type Stage } from './testing/stages.ts'
import { runInTerminal, tool } from './testing/tools.ts'

await runCommand('task', async (supervisor) => {
  const [first, ...args] = process.argv.slice(2)
  if (first === '--unit') return runInTerminal(tool('jest', { args }))
  if (first === '--e2e') return runInTerminal(tool('playwright', { args }))
  if (first === '--trials') {
    const wanted = args.length > 0 ? args : ['--project=trials']
    return runInTerminal(tool('playwright', { args: wanted, env: { E2E_PART: 'trials' } }))
  }
  const stages = selectStages(process.argv.slice(2))
  await writeSdkTypes()
  const lines = new Map<string, string>()
  const sum = { passed: 0, failed: 0 }
  const runNext = async (waiting: Stage[]) => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const { name, title, run } = stage
      const startedAt = Date.now()
      const counts = await withProgress(title, () => run(supervisor))
      sum.passed += counts.passed
      sum.failed += counts.failed
      lines.set(name, summaryLine(name, counts, (Date.now() - startedAt) / 1000))
    }
  }
  const reading = stages.filter(({ isSingleThreaded }) => isSingleThreaded)
  await Promise.all([runNext(reading), runNext(reading)])
  await runNext(stages.filter(({ isSingleThreaded }) => !isSingleThreaded))
  console.log(['', ...stages.map(({ name }) => lines.get(name)), ''].join('\n'))
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 ? 0 : 1
})

function summaryLine(name: string, counts: Counts, seconds: number): string {
  const { passed, failed, skipped } = counts
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  const verdict = failed === 0 ? 'ok' : 'FAILED'
  return `  ${name.padEnd(7)} ${verdict.padEnd(7)} ${passed} passed, ${failed} failed${left} (${Math.round(seconds)} s)`
}
