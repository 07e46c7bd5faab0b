import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../launcher/problem.mjs'
import { printStep } from '../launcher/progress.mjs'
import { startProgram, type Program, type ProgramOptions } from './program.ts'

/** Between the end of a server and its restart; a restart itself takes seconds. */
const RESTART_DELAY_MS = 1_000

export type Supervisor = ReturnType<typeof createSupervisor>

/** Runs the programs of one command and stops them in reverse order. */
export function createSupervisor() {
  const running: Program[] = []
  const stopping = new AbortController()

  async function keepRunning(options: ProgramOptions, onFailure: (problem: Problem) => void) {
    const place = running.length
    while (!stopping.signal.aborted) {
      const program = startProgram(options)
      running[place] = program
      const { sentence } = await program.ended
      if (stopping.signal.aborted) return
      onFailure(new Problem(sentence))
      printStep(`${sentence} It starts again.`)
      await pause(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  return {
    /** Runs a program; rejects with a Problem if it fails. */
    async run(options: ProgramOptions) {
      const program = startProgram(options)
      running.push(program)
      const { ok, sentence } = await program.ended
      if (!ok) throw new Problem(sentence)
    },
    /** Starts a server, and restarts it whenever it exits by itself; `failure` rejects when it first does. */
    keep(options: ProgramOptions) {
      const failure = Promise.withResolvers<never>()
      failure.promise.catch(() => undefined)
      void keepRunning(options, failure.reject)
      return { failure: failure.promise }
    },
    async stopAll() {
      stopping.abort()
      // The site before the CMS that it uses.
      for (const each of running.toReversed()) await each.stop()
    },
  }
}
