import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { root } from '../../../scripts/launcher/folders.mjs'
import { END_WITH_PARENT } from '../../../scripts/launcher/end-with-parent.mjs'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { descendantsOf, killTree } from './processes.ts'

type Variables = Record<string, string | undefined>

type Given = {
  /** Arguments after the command's name. */
  args?: readonly string[]
  onLine?: ((line: string) => void) | undefined
}

/** Runs a command of the project like npm, with these variables and none of the tests'. */
function runProjectCommand(
  command: string,
  environment: Variables,
  { args = [], onLine }: Given = {},
) {
  const { PATH, HOME, TMPDIR, TZ, LANG, CI } = process.env
  const env = { NODE_ENV: 'production' as const, PATH, HOME, TMPDIR, TZ, LANG, CI, ...environment }
  const script = join(root, 'scripts/run.mjs')
  const child = spawn(process.execPath, [...END_WITH_PARENT, script, command, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  /** All lines of both outputs so far. */
  const lines: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output ?? Readable.from([]) }).on('line', (line) => {
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
    pidOf: (name: 'next-server' | '@directus/api') => {
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
