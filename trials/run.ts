// npm run trials: every trial of `.ci/run`, one after another. `npm run trials -- NAME [options]` runs one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { explain, Problem } from '../scripts/launcher/problem.mjs'
import { printStep } from '../scripts/launcher/progress.mjs'
import { listenForStop, statusOf } from '../scripts/launcher/stop.mjs'
import { prepareData, removeEnvironments } from './lib/environment.ts'

const TRIALS = ['pages', 'lighthouse', 'browsers']
/** Too long for `.ci/run`. */
const LONG = ['scale', 'clerk']

const stop = listenForStop()

/** Runs a trial in this terminal; returns whether it passed. */
async function run(name: string, args: readonly string[]): Promise<boolean> {
  const script = join(import.meta.dirname, name, 'main.ts')
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' })
  const forward = () => child.kill('SIGTERM')
  stop.addEventListener('abort', forward)
  const [code] = (await once(child, 'exit')) as [number | null]
  stop.removeEventListener('abort', forward)
  return code === 0
}

async function runAll(): Promise<number> {
  process.env.TRIAL_DATA = await prepareData()
  const lines: string[] = []
  let failed = 0
  for (const name of TRIALS) {
    if (stop.aborted) break
    printStep(`Trial: ${name}`)
    const startedAt = Date.now()
    const isGood = await run(name, [])
    if (!isGood) failed += 1
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    lines.push(`  ${name.padEnd(11)} ${isGood ? 'ok' : 'FAILED'} (${seconds} s)`)
  }
  console.log(['', ...lines, `${lines.length - failed} passed, ${failed} failed`].join('\n'))
  return failed === 0 ? 0 : 1
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined) return runAll()
  const all = [...TRIALS, ...LONG]
  if (all.includes(name)) return (await run(name, args)) ? 0 : 1
  throw new Problem(`There is no trial ${name}: choose from ${all.join(', ')}.`)
}

let status = 1
try {
  status = await main(process.argv.slice(2))
} catch (error) {
  console.error(explain(error))
}
await removeEnvironments()
process.exit(stop.aborted ? statusOf(stop.reason) : status)
