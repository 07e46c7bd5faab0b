// Ends a process as soon as the one that started it is gone: a killed command leaves no server behind
// on its port. Loaded first into every Node process below a command. A thread of its own checks, as a
// process that builds or starts can be busy for seconds.
import { readFileSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const CHECK_EVERY_MS = 200
const guard = import.meta.url

/**
 * The variables by which a Node program, and all that it starts, ends with this process. The parent
 * names itself, as it may die before its child can find out who it was.
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
    // It runs as another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !isZombie(pid)
}

/**
 * A killed process accepts signals until its own parent has collected its exit status.
 * @param {number} pid
 */
function isZombie(pid) {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** @param {{ named: number, parent: number }} start the process that named itself, and the parent at the start */
function watch({ named, parent }) {
  // A shell may run between the two, so that they differ.
  const endWithParent = () => {
    if (process.ppid !== parent || !isRunning(named)) process.kill(process.pid, 'SIGKILL')
  }
  endWithParent()
  setInterval(endWithParent, CHECK_EVERY_MS)
}

const { PARENT_PID } = process.env
if (isMainThread && PARENT_PID && PARENT_PID !== String(process.pid)) {
  const guarded = { guarded: guard, named: Number(PARENT_PID), parent: process.ppid }
  new Worker(new URL(guard), { workerData: guarded, execArgv: [] }).unref()
  Object.assign(process.env, guardVariables())
} else if (!isMainThread && workerData?.guarded === guard) watch(workerData)
