import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/launcher/folders.mjs'
import { guardVariables } from '../../scripts/launcher/orphan-guard.mjs'
import { killTree } from '../../scripts/lib/processes.ts'

type Ending = { code: number | null; signal: NodeJS.Signals | null }

export type RunningCommand = {
  pid: number
  /** All lines so far, of both outputs. */
  lines: string[]
  ended: Promise<Ending>
}

type Given = {
  /** Arguments after the command's name. */
  args?: string[]
  /** Written to its standard input. */
  input?: string
  /** Started by npm, as its user does. */
  isByNpm?: boolean
}

/** Runs a command of the project as npm would, with these variables and none of the developer's. */
export function runProjectCommand(
  command: string,
  environment: Record<string, string>,
  onLine: (line: string) => void = () => undefined,
  { args = [], input, isByNpm = false }: Given = {},
): RunningCommand {
  const options = {
    cwd: root,
    stdio: 'pipe',
    env: { ...inheritedVariables(), ...environment },
  } as const
  const script = join(root, 'scripts/run.mjs')
  const child = isByNpm
    ? spawn('npm', ['run', command, '--', ...args], options)
    : spawn(process.execPath, [script, command, ...args], {
        ...options,
        env: { ...options.env, ...guardVariables() },
      })
  // It may end without reading.
  child.stdin.on('error', () => undefined).end(input)
  const lines: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line)
      onLine(line)
    })
  }
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  return { pid: child.pid ?? 0, lines, ended }
}

/** A command that serves until it is stopped. */
export type RunningServer = RunningCommand & {
  /** True once it is ready, false if it has ended before. */
  isReady: Promise<boolean>
  stop: () => Promise<void>
  /** Kills it, and waits until all that it started is gone. */
  kill: () => Promise<void>
}

/** Starts `npm start`, `npm run serve` or `npm run cms` on the ports that the variables name. */
export function startServer(
  command: 'start' | 'serve' | 'cms',
  environment: Record<string, string>,
  onLine: (line: string) => void = () => undefined,
  given: Given = {},
): RunningServer {
  const ready = Promise.withResolvers<true>()
  const server = runProjectCommand(
    command,
    environment,
    (line) => {
      onLine(line)
      if (line.startsWith('Ready')) ready.resolve(true)
    },
    given,
  )
  return {
    ...server,
    isReady: Promise.race([ready.promise, server.ended.then(() => false)]),
    async stop() {
      process.kill(server.pid, 'SIGTERM')
      await server.ended
    },
    async kill() {
      await killTree(server.pid)
      await server.ended
    },
  }
}

/** None of the developer's own settings may reach a test. */
function inheritedVariables(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, CI } = process.env
  return { NODE_ENV: 'production', PATH, HOME, TMPDIR, LANG, CI }
}
