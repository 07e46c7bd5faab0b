import { Problem } from '../launcher/problem.mjs'
import { startProgram, type Program, type ProgramOptions } from './program.ts'

export type Supervisor = {
  /** Runs a program to its end; rejects when that is not a good one. */
  run: (options: ProgramOptions) => Promise<void>
  /** Starts a server, whose end nobody asked for is the end of the command. */
  keep: (options: ProgramOptions) => void
  /** Rejects when a kept server ends by itself; never resolves. */
  failure: Promise<never>
  stopAll: () => Promise<void>
}

export function createSupervisor(): Supervisor {
  const programs: Program[] = []
  const failure = Promise.withResolvers<never>()
  // Whoever awaits it is told; a failure while nobody does must not end the process at once.
  failure.promise.catch(() => undefined)

  return {
    failure: failure.promise,
    async run(options) {
      const program = startProgram(options)
      programs.push(program)
      const { ok, sentence } = await program.ended
      if (!ok) throw new Problem(sentence)
    },
    keep(options) {
      const program = startProgram(options)
      programs.push(program)
      void program.ended.then(({ sentence }) => {
        failure.reject(new Problem(sentence))
      })
    },
    async stopAll() {
      // The site before the CMS that it asks.
      for (const program of programs.toReversed()) await program.stop()
    },
  }
}
