import { setTimeout as pause } from 'node:timers/promises'
import { explain, Problem } from '../launcher/problem.mjs'
import { printStep } from '../launcher/progress.mjs'
import { startProgram, type Program, type ProgramOptions } from './program.ts'

/** The delay before a restart in milliseconds; it doubles each time. */
const MIN_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000
/** After running this long, the delay starts from the minimum again. */
const STABLE_AFTER_MS = 60_000

type Server = {
  /** Rejects with a Problem when the server first exits by itself; never resolves. */
  failure: Promise<never>
  /** Stops and starts it again. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export type Supervisor = {
  /** Runs a program; rejects with a Problem if it fails. */
  run: (options: ProgramOptions) => Promise<void>
  /** Starts a server, and restarts it whenever it exits by itself. */
  keep: (describe: () => ProgramOptions) => Server
  /** Called when everything has stopped. */
  onStopped: (act: () => void) => void
  stopAll: () => Promise<void>
}

/** Runs the programs of one command and stops them in reverse order. */
export function createSupervisor(): Supervisor {
  const running: { stop: () => Promise<void> }[] = []
  const acts: (() => void)[] = []
  return {
    async run(options) {
      const program = startProgram(options)
      running.push(program)
      const { ok, sentence } = await program.ended
      if (!ok) throw new Problem(sentence)
    },
    keep(describe) {
      const server = keepServer(describe)
      running.push(server)
      return server
    },
    onStopped: (act) => void acts.push(act),
    async stopAll() {
      // The site before the CMS that it uses.
      for (const each of running.toReversed()) await each.stop()
      for (const act of acts) act()
    },
  }
}

function keepServer(describe: () => ProgramOptions): Server {
  const stopping = new AbortController()
  const { signal } = stopping
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => undefined)
  let program: Program | undefined
  let isRestart = false

  async function runOnce(): Promise<string> {
    program = startProgram(describe())
    return (await program.ended).sentence
  }

  async function run(): Promise<void> {
    for (let wait = MIN_DELAY_MS; !signal.aborted; wait = Math.min(2 * wait, MAX_DELAY_MS)) {
      const startedAt = Date.now()
      const sentence = await runOnce().catch(explain)
      if (signal.aborted) return
      failure.reject(new Problem(sentence))
      if (isRestart || Date.now() - startedAt > STABLE_AFTER_MS) wait = MIN_DELAY_MS
      if (!isRestart) {
        printStep(`${sentence} It starts again in ${wait / 1000} s.`)
        await pause(wait, undefined, { signal }).catch(() => undefined)
      }
      isRestart = false
    }
  }

  const ended = run()
  return {
    failure: failure.promise,
    async restart() {
      isRestart = true
      await program?.stop()
    },
    async stop() {
      stopping.abort()
      await program?.stop()
      await ended
    },
  }
}
