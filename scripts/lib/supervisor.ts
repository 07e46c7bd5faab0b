import { Problem } from '../launcher/problem.mjs'
import { startProgram, type ProgramOptions } from './program.ts'
import { keepServer, type Server } from './server.ts'

export type Supervisor = {
  /** Runs a program to its end; rejects when that is not a good one. */
  run: (options: ProgramOptions) => Promise<void>
  /** Starts a server, and starts it again whenever it ends by itself. */
  keep: (describe: () => ProgramOptions) => Server
  /** Is called when everything is stopped. */
  onStopped: (act: () => void) => void
  stopAll: () => Promise<void>
}

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
      // The site before the CMS that it asks.
      for (const each of running.toReversed()) await each.stop()
      for (const act of acts) act()
    },
  }
}
