import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/launcher/folders.mjs'
import { guardVariables } from '../../scripts/launcher/orphan-guard.mjs'
import { killTree } from '../../scripts/lib/processes.ts'

type Ending = { code: number | null; signal: NodeJS.Signals | null }

/** A program that runs, or has run. */
export type RunningCommand = {
  pid: number
  /** All lines so far, of both outputs. */
  lines: string[]
  ended: Promise<Ending>
  /** For one that serves: true once it is ready, false if it has ended before. */
  isReady: Promise<boolean>
  stop: () => Promise<void>
  /** Kills it, and waits until all that it started is gone. */
  kill: () => Promise<void>
}

type ProgramOptions = {
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Written to its standard input. */
  input?: string | undefined
  onLine?: ((line: string) => void) | undefined
}

/** Starts a program. */
function runProgram(options: ProgramOptions): RunningCommand {
  const { command, args, cwd, env, input, onLine } = options
  const child = spawn(command, args, { cwd, stdio: 'pipe', env })
  // It may end without reading.
  child.stdin.on('error', () => undefined).end(input)
  const lines: string[] = []
  const ready = Promise.withResolvers<true>()
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line)
      onLine?.(line)
      if (line.startsWith('Ready')) ready.resolve(true)
    })
  }
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  const pid = child.pid ?? 0
  return {
    ...{ pid, lines, ended, isReady: Promise.race([ready.promise, ended.then(() => false)]) },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      await killTree(pid)
      await ended
    },
  }
}

/** Starts a program that ends with this process, however that ends. */
export const runGuarded = (options: ProgramOptions): RunningCommand =>
  runProgram({ ...options, env: { ...options.env, ...guardVariables() } })

/** Variables of the environment. */
type Variables = Readonly<Record<string, string | undefined>>

type Given = Pick<ProgramOptions, 'input' | 'onLine'> & {
  /** Arguments after the command's name. */
  args?: string[]
  /** Started by npm, as its user does. */
  isByNpm?: boolean
}

/** Runs a command of the project as npm would, with these variables and none of the developer's. */
export function runProjectCommand(
  name: string,
  environment: Variables,
  { args = [], isByNpm = false, ...given }: Given = {},
): RunningCommand {
  const options = { ...given, cwd: root, env: { ...inheritedVariables(), ...environment } }
  if (isByNpm) return runProgram({ ...options, command: 'npm', args: ['run', name, '--', ...args] })
  const script = join(root, 'scripts/run.mjs')
  return runGuarded({ ...options, command: process.execPath, args: [script, name, ...args] })
}

export type Outcome = {
  code: number | null
  lines: string[]
  output: string
  /** Its last line. */
  last: string
}

/** Runs a command of the project to its end. */
export async function runToEnd(
  name: string,
  environment: Variables,
  args: string[] = [],
): Promise<Outcome> {
  const { ended, lines } = runProjectCommand(name, environment, { args })
  const { code } = await ended
  return { code, lines, output: lines.join('\n'), last: lines.at(-1) ?? '' }
}

/** None of the developer's own settings may reach a test. */
function inheritedVariables(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, CI } = process.env
  return { NODE_ENV: 'production', PATH, HOME, TMPDIR, LANG, CI }
}
