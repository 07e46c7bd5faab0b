import { descendantsOf, killTree } from '../../scripts/lib/processes.ts'
import { startProgram, type Program, type ProgramOptions } from '../../scripts/lib/program.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'

const SERVER = /next-server|@directus\/api/
const START_SECONDS = 120

/** A command that runs a server; it can be killed and restarted. */
export type ManagedProcess = ReturnType<typeof manageProcess>

/** @param address responds with 200 once the server is up */
export function manageProcess(options: ProgramOptions, address: string) {
  let program: Program | undefined
  const processes = () => (program?.pid ? descendantsOf(program.pid) : [])
  return {
    isUp: async () => {
      const init = { signal: AbortSignal.timeout(2_000) }
      const response = await fetch(address, init).catch(() => null)
      await response?.body?.cancel()
      return response?.ok ?? false
    },
    start: () => {
      program = startProgram({ ...options, isQuiet: true })
    },
    /** The id of the server's process, once started. */
    pid: () => processes().find(({ command }) => SERVER.test(command))?.pid,
    /** Kills the command, and waits until its server is gone. */
    kill: async () => {
      if (program?.pid) await killTree(program.pid)
      await program?.ended
    },
    stop: async () => program?.stop(),
  }
}

/** Waits until all of them respond; `what` names them in the Problem if they do not. */
export const untilUp = (
  processes: readonly Pick<ManagedProcess, 'isUp'>[],
  what: string,
  seconds = START_SECONDS,
): Promise<void> =>
  waitUntil(async () => {
    for (const process of processes) if (!(await process.isUp())) return `${what} does not answer`
    return undefined
  }, seconds)
