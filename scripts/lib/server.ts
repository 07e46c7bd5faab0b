import { setTimeout as pause } from 'node:timers/promises'
import { explain, Problem } from '../launcher/problem.mjs'
import { step } from '../launcher/progress.mjs'
import { startProgram, type Program, type ProgramOptions } from './program.ts'

/** Pauses before a server is started again, in milliseconds: each is twice the one before. */
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000
/** A server that ran for so long starts again after the first pause. */
const STEADY = 60_000

export type Server = {
  /** Rejects with a Problem when the server first ends by itself; never resolves. */
  failure: Promise<never>
  /** Stops it and starts it again. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a server, and starts it again whenever it ends by itself.
 * @param describe is called at each start
 */
export function keepServer(describe: () => ProgramOptions): Server {
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
    for (let wait = FIRST_PAUSE; !signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      const began = Date.now()
      const sentence = await runOnce().catch(explain)
      if (signal.aborted) return
      failure.reject(new Problem(sentence))
      if (isRestart || Date.now() - began > STEADY) wait = FIRST_PAUSE
      if (!isRestart) {
        step(`${sentence} It starts again in ${wait / 1000} s.`)
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
