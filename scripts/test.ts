// npm test: everything that must pass. `npm test -- unit lint` runs the named stages alone.
import { during } from './launcher/progress.mjs'
import { runCommand } from './lib/command.ts'
import type { Counts } from './testing/reports.ts'
import { selectStages } from './testing/stages.ts'

await runCommand('task', async (supervisor) => {
  const lines: string[] = []
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, title, run } of selectStages(process.argv.slice(2))) {
    const began = Date.now()
    const counts = await during(title, () => run(supervisor))
    sum.passed += counts.passed
    sum.failed += counts.failed
    lines.push(summaryLine(name, counts, (Date.now() - began) / 1000))
  }
  console.log(['', ...lines, ''].join('\n'))
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 ? 0 : 1
})

function summaryLine(name: string, counts: Counts, seconds: number): string {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  const unsteady = counts.unsteady ? `, ${counts.unsteady} only at the second attempt` : ''
  const verdict = counts.failed === 0 ? 'ok' : 'FAILED'
  return `  ${name.padEnd(7)} ${verdict.padEnd(7)} ${counts.passed} passed, ${counts.failed} failed${skipped}${unsteady} (${Math.round(seconds)} s)`
}
