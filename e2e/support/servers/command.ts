import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import { root } from '../../../scripts/launcher/folders.mjs'
import { guardVariables } from '../../../scripts/launcher/orphan-guard.mjs'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { descendantsOf, killTree } from '../../../scripts/lib/processes.ts'

type Variables = Record<string, string | undefined>

type Given = {
  /** Arguments after the command's name. */
  args?: readonly string[]
  /** Its standard input. */
  input?: string
  /** Started by npm, like a user does. */
  isByNpm?: boolean
  onLine?: ((line: string) => void) | undefined
}

type RunningCommand = ReturnType<typeof runProjectCommand>

/** Runs a command of the project like npm, with these variables and none of the developer's. */
export function runProjectCommand(
  command: string,
  environment: Variables,
  { args = [], input, isByNpm = false, onLine }: Given = {},
) {
  const { PATH, HOME, TMPDIR, LANG, CI } = process.env
  const env = { NODE_ENV: 'production' as const, PATH, HOME, TMPDIR, LANG, CI, ...environment }
  const options = { cwd: root, stdio: 'pipe', env } as const
  const script = join(root, 'scripts/run.mjs')
  const child = isByNpm
    ? spawn('npm', ['run', command, '--', ...args], options)
    : spawn(process.execPath, [script, command, ...args], {
        ...options,
        env: { ...env, ...guardVariables() },
      })
  // It may exit without reading.
  child.stdin.on('error', () => undefined).end(input)
  /** All lines of both outputs so far. */
  const lines: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line)
      onLine?.(line)
    })
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  return { pid: child.pid ?? 0, lines, ended }
}

/** Runs such a command to its end. */
export async function runToEnd(command: string, environment: Variables, given: Given = {}) {
  const { lines, ended } = runProjectCommand(command, environment, given)
  const { code } = await ended
  return { code, lines, output: lines.join('\n'), last: lines.at(-1) ?? '' }
}

/** Kills a command at a random moment within this time, unless it has exited before. */
export async function killWithin({ pid, ended }: RunningCommand, mostMs: number) {
  const moment = Math.random() * mostMs
  const hasEnded = (await Promise.race([ended, pause(moment)])) !== undefined
  if (!hasEnded) process.kill(pid, 'SIGKILL')
  return { hasEnded, moment }
}

/** Starts `npm start`, `npm run serve` or `npm run cms` on the ports in the variables. */
export function startServer(
  name: 'start' | 'serve' | 'cms',
  environment: Variables,
  given: Given = {},
) {
  const ready = Promise.withResolvers<true>()
  const server = runProjectCommand(name, environment, {
    ...given,
    onLine(line) {
      given.onLine?.(line)
      if (line.startsWith('Ready')) ready.resolve(true)
    },
  })
  return {
    ...server,
    /** Waits until it is ready; throws its last lines if it exits before. */
    untilReady: async () => {
      const isReady = await Promise.race([ready.promise, server.ended.then(() => false)])
      if (!isReady)
        throw new Problem(`npm run ${name} has ended:\n${server.lines.slice(-15).join('\n')}`)
    },
    /** The id of one of its processes by its command; throws if there is none. */
    pidOf: (name: 'next-server' | '@directus/api' | 'scripts/start.ts') => {
      const found = descendantsOf(server.pid).find(({ command }) => command.includes(name))
      if (!found) throw new Error(`No ${name} runs`)
      return found.pid
    },
    stop: async () => {
      process.kill(server.pid, 'SIGTERM')
      await server.ended
    },
    /** Kills it, and waits until all its descendants are gone. */
    kill: async () => {
      await killTree(server.pid)
      await server.ended
    },
  }
}
