import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { END_WITH_PARENT } from '../launcher/end-with-parent.mjs'
import { printLine } from '../launcher/progress.mjs'
import { GRACE_MS, signalGroup } from '../launcher/stop.mjs'

const REMEMBERED_LINES = 40

export type ProgramOptions = {
  /** For use in a sentence: "The CMS (Directus)". */
  title: string
  /** Before each line of its output. */
  prefix: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Hides its output. */
  isQuiet?: boolean
  /** Called with each line of its output, shown or hidden. */
  onLine?: (line: string) => void
}

export type Program = ReturnType<typeof startProgram>

/**
 * Starts a Node program in its own process group: Ctrl-C in the terminal only reaches the command,
 * which then stops its programs in order.
 */
export function startProgram(options: ProgramOptions) {
  const isNode = options.command === process.execPath
  const child = spawn(options.command, [...(isNode ? END_WITH_PARENT : []), ...options.args], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe', ...(isNode ? ['ipc' as const] : [])],
    detached: true,
  })
  const lastLines: string[] = []
  for (const stream of [child.stdout, child.stderr]) if (stream) follow(stream, options, lastLines)
  const ended = new Promise<{ ok: boolean; sentence: string }>((resolve) => {
    child.once('error', (error) => {
      resolve({ ok: false, sentence: `${options.title} could not be started: ${error.message}.` })
    })
    child.once('close', (code, signal) => {
      // Otherwise the failure of a quiet program would have no visible reason.
      if (options.isQuiet && code) for (const line of lastLines) print(options, line)
      const how = signal ? `was ended by ${signal}` : `ended by itself with exit status ${code}`
      resolve({ ok: code === 0, sentence: `${options.title} ${how}. Its last lines are above.` })
    })
  })
  return {
    pid: child.pid,
    /** A sentence about its exit; never rejects. */
    ended,
    /** Stops it, and kills it after the grace period. */
    stop: () => stopProgram(child, ended),
  }
}

const print = ({ prefix }: ProgramOptions, line: string) => {
  printLine(`${prefix.padEnd(6)} | ${line}`)
}

function follow(stream: Readable, options: ProgramOptions, lastLines: string[]): void {
  createInterface({ input: stream }).on('line', (line) => {
    if (!options.isQuiet) print(options, line)
    options.onLine?.(line)
    lastLines.push(line)
    if (lastLines.length > REMEMBERED_LINES) lastLines.shift()
  })
}

async function stopProgram(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  signalGroup(child.pid, 'SIGTERM')
  const kill = setTimeout(() => {
    signalGroup(child.pid, 'SIGKILL')
  }, GRACE_MS)
  await ended
  clearTimeout(kill)
}

/** Otherwise Node lets the heap of a machine with much memory grow to several times what is used. */
export const heapOf = (megabytes: number) => [
  '--max-semi-space-size=8',
  `--max-old-space-size=${megabytes}`,
]

/**
 * Likewise for memory outside the heap, of which each thread would get a part of its own, and which
 * is only given back if it is mapped.
 */
export const LITTLE_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }
