import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { root } from '../../../scripts/launcher/folders.mjs'
import { END_WITH_PARENT } from '../../../scripts/launcher/end-with-parent.mjs'
import { Problem } from '../../../scripts/launcher/problem.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'

type Process = { pid: number; parent: number; command: string }

/** All descendants of a process, the nearest first. */
export function descendantsOf(pid: number): Process[] {
  const all = listProcesses()
  const found: Process[] = []
  for (const parents = [pid]; parents.length > 0;) {
    const parent = parents.shift()
    const children = all.filter((process) => process.parent === parent)
    found.push(...children)
    parents.push(...children.map((child) => child.pid))
  }
  return found
}

/** Those of the given processes that are still running. */
export function stillRunning(pids: number[]): Process[] {
  return listProcesses().filter(({ pid }) => pids.includes(pid))
}

const GONE_SECONDS = 10

/** Kills a process and its descendants at once, and waits until they are gone. */
async function killTree(pid: number): Promise<void> {
  const pids = [pid, ...descendantsOf(pid).map((each) => each.pid)]
  for (const each of pids) killOne(each)
  await waitUntil(() => {
    const [first] = stillRunning(pids)
    return Promise.resolve(first && `${first.command} still runs`)
  }, GONE_SECONDS)
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already exited.
  }
}

/** The processes with this value of an environment variable. */
export function processesWith(name: string, value: string): Process[] {
  const variable = `${name}=${value}`
  return listProcesses().filter(({ pid }) => environmentOf(pid).includes(variable))
}

function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** The tests and trials run on Linux only, as their browser does. */
function listProcesses(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      const [state, parent] = fieldsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
    } catch {
      // The process exited meanwhile.
      return []
    }
  })
}

/** The fields after the program's name, which is in brackets and may contain spaces. */
const fieldsOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')

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
