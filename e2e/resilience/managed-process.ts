import { descendantsOf } from '../../scripts/lib/processes.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import type { RunningCommand } from '../support/command.ts'

/** A server that can be killed and started again. */
export type ManagedProcess = {
  isUp: () => Promise<boolean>
  start: () => void
  /** The id of the server's process, once started. */
  pid: () => number | undefined
  /** The output of the present run. */
  lines: () => readonly string[]
  /** Kills the command, and waits until its server is gone. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const SERVER = /next-server|@directus\/api/
const START_SECONDS = 120
const SHOWN_LINES = 15

/** @param address answers 200 once the server is up */
export function manageProcess(start: () => RunningCommand, address: string): ManagedProcess {
  let running: RunningCommand | undefined
  return {
    async isUp() {
      const signal = AbortSignal.timeout(2_000)
      const response = await fetch(address, { signal }).catch(() => null)
      await response?.body?.cancel()
      return response?.ok ?? false
    },
    start: () => void (running = start()),
    pid: () => descendantsOf(running?.pid ?? 0).find(({ command }) => SERVER.test(command))?.pid,
    lines: () => running?.lines ?? [],
    kill: async () => running?.kill(),
    stop: async () => running?.stop(),
  }
}

/** Waits until all of them answer; throws a Problem that names what does not, after its output. */
export async function untilUp(
  processes: readonly ManagedProcess[],
  what: string,
  seconds = START_SECONDS,
): Promise<void> {
  for (const process of processes)
    await waitUntil(
      async () => ((await process.isUp()) ? undefined : `${what} does not answer`),
      seconds,
    ).catch((error: unknown) => {
      for (const line of process.lines().slice(-SHOWN_LINES)) console.error(line)
      throw error
    })
}
