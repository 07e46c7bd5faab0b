import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { guardVariables } from '../launcher/orphan-guard.mjs'
import { printLine } from '../launcher/progress.mjs'
import { GRACE_MS, signalGroup } from '../launcher/stop.mjs'
import { saysDiskIsFull } from './disk.ts'

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

export type Program = {
  pid: number | undefined
  /** A sentence about its exit; never rejects. */
  ended: Promise<{ ok: boolean; sentence: string }>
  /** Stops it, and kills it after the grace period. */
  stop: () => Promise<void>
}

/**
 * Starts a Node program in its own process group: Ctrl-C in the terminal only reaches the command,
 * which then stops its programs in order.
 */
export function startProgram(options: ProgramOptions): Program {
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...options.env, ...guardVariables() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const lastLines: string[] = []
  for (const stream of [child.stdout, child.stderr]) follow(stream, options, lastLines)
  const ended = new Promise<{ ok: boolean; sentence: string }>((resolve) => {
    child.once('error', (error) => {
      resolve({ ok: false, sentence: `${options.title} could not be started: ${error.message}.` })
    })
    child.once('close', (code, signal) => {
      // Otherwise the failure of a quiet program would have no visible reason.
      if (options.isQuiet && code) for (const line of lastLines) print(options, line)
      resolve({ ok: code === 0, sentence: sentenceOf(options.title, code, signal, lastLines) })
    })
  })
  return {
    pid: child.pid,
    ended,
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

function sentenceOf(
  title: string,
  code: number | null,
  signal: NodeJS.Signals | null,
  lastLines: string[],
): string {
  const how = signal ? `was ended by ${signal}` : `ended by itself with exit status ${code}`
  const why = saysDiskIsFull(lastLines)
    ? 'The disk is full: free some space and run the command again.'
    : 'Its last lines are above.'
  return `${title} ${how}. ${why}`
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
