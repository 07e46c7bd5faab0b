import { descendantsOf, killTree } from '../../scripts/lib/processes.ts'
import { startProgram, type Program, type ProgramOptions } from '../../scripts/lib/program.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'

/** A command that runs a server; it can be killed and started again. */
export type ManagedProcess = {
  isUp: () => Promise<boolean>
  start: () => void
  /** The id of the server's process, once started. */
  pid: () => number | undefined
  /** Kills the command, and waits until its server is gone. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const SERVER = /next-server|@directus\/api/
const START_SECONDS = 120

/** @param address answers 200 once the server is up */
export function manageProcess(options: ProgramOptions, address: string): ManagedProcess {
  let program: Program | undefined
  const processes = () => (program?.pid ? descendantsOf(program.pid) : [])
  return {
    async isUp() {
      const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(
        () => null,
      )
      await response?.body?.cancel()
      return response?.ok ?? false
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

/** Waits until all of them answer; `what` names them in the sentence of the Problem if they do not. */
export const untilUp = (
  processes: readonly Pick<ManagedProcess, 'isUp'>[],
  what: string,
  seconds = START_SECONDS,
): Promise<void> =>
  waitUntil(async () => {
    for (const process of processes) if (!(await process.isUp())) return `${what} does not answer`
    return undefined
  }, seconds)
