import { descendantsOf, killTree } from '../../scripts/lib/processes.ts'
import { startProgram, type Program, type ProgramOptions } from '../../scripts/lib/program.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'

/** A command that runs a server, which is killed and started again. */
export type Victim = {
  isUp: () => Promise<boolean>
  start: () => void
  /** The number of the server's process, once started. */
  pid: () => number | undefined
  /** Kills the command, and waits until its server is gone. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const SERVER = /next-server|@directus\/api/

/** @param address what answers 200 once it is up */
export function createVictim(options: ProgramOptions, address: string): Victim {
  let program: Program | undefined
  const processes = () => (program?.pid ? descendantsOf(program.pid) : [])
  return {
    async isUp() {
      const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
      await answer?.body?.cancel()
      return answer?.ok ?? false
    },
    start() {
      program = startProgram({ ...options, isQuiet: true })
    },
    pid: () => processes().find(({ command }) => SERVER.test(command))?.pid,
    async kill() {
      if (program?.pid) await killTree(program.pid)
      await program?.ended
    },
    stop: async () => program?.stop(),
  }
}

const START_SECONDS = 120

/** Waits until all of them answer; `what` names them in the sentence of the Problem when they do not. */
export const untilUp = (
  victims: readonly Pick<Victim, 'isUp'>[],
  what: string,
  seconds = START_SECONDS,
): Promise<void> =>
  waitUntil(async () => {
    for (const victim of victims) if (!(await victim.isUp())) return `${what} does not answer`
    return undefined
  }, seconds)
