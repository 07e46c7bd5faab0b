import { explain } from '../launcher/problem.mjs'
import { printStep } from '../launcher/progress.mjs'
import { listenForStop, statusOf } from '../launcher/stop.mjs'
import { createSupervisor, type Supervisor } from './supervisor.ts'

/**
 * A service runs until it is stopped, with exit status 0. A task that is stopped is incomplete: 128
 * plus the signal's number.
 */
type Kind = 'service' | 'task'

/**
 * Runs a command and exits: when it is stopped, has failed, or, for a task, with the status that
 * `work` returns, or 0. All processes that it started are stopped first.
 */
export async function runCommand(
  kind: Kind,
  work: (supervisor: Supervisor) => Promise<number | void>,
): Promise<never> {
  // Ignore EPIPE: the reader may close the pipe (`npm start | head`); a server keeps running.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  // Databases and builds contain what other accounts must not read.
  if (kind === 'service') process.umask(0o077)
  const stop = listenForStop()
  const supervisor = createSupervisor()
  let status = 1
  let failure: unknown
  try {
    const stopped = stopStatus(kind, stop)
    const done = work(supervisor).then((result) => (kind === 'service' ? stopped : (result ?? 0)))
    status = await Promise.race([done, stopped])
  } catch (error) {
    failure = error
  }
  await supervisor.stopAll()
  // Last, as the other programs still print while they stop.
  if (failure !== undefined) console.error(explain(failure))
  process.exit(status)
}

const stopStatus = (kind: Kind, stop: AbortSignal) =>
  new Promise<number>((resolve) => {
    stop.addEventListener('abort', () => {
      printStep(`Stopping (${String(stop.reason)})`)
      resolve(kind === 'service' ? 0 : statusOf(stop.reason))
    })
  })
