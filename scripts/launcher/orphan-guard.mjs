// Ends a process when its parent is gone, so that a killed command leaves no server on its port.
// Loaded first into every Node process of a command. A separate thread checks, as a process that
// builds or starts can be busy for seconds.
import { readFileSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const CHECK_INTERVAL_MS = 200
const guard = import.meta.url

/**
 * The variables with which a Node program and its descendants end with this process. The parent
 * passes its own id, as it may die before the child can look it up.
 */
export function guardVariables() {
  const { NODE_OPTIONS = '' } = process.env
  return {
    PARENT_PID: String(process.pid),
    NODE_OPTIONS: NODE_OPTIONS.includes(guard)
      ? NODE_OPTIONS
      : `${NODE_OPTIONS} --import=${guard}`.trim(),
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // The process belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !isZombie(pid)
}

/**
 * A killed process accepts signals until its parent has collected its exit status.
 * @param {number} pid
 */
function isZombie(pid) {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** @param {{ named: number, parent: number }} start the process that passed its id, and the parent at the start */
function watch({ named, parent }) {
  // With a shell in between, the two differ.
  const endWithParent = () => {
    if (process.ppid !== parent || !isRunning(named)) process.kill(process.pid, 'SIGKILL')
  }
  endWithParent()
  setInterval(endWithParent, CHECK_INTERVAL_MS)
}

const { PARENT_PID } = process.env
if (isMainThread && PARENT_PID && PARENT_PID !== String(process.pid)) {
  const guarded = { guarded: guard, named: Number(PARENT_PID), parent: process.ppid }
  new Worker(new URL(guard), { workerData: guarded, execArgv: [] }).unref()
  Object.assign(process.env, guardVariables())
} else if (!isMainThread && workerData?.guarded === guard) watch(workerData)
