import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const LOOK_EVERY_MS = 200

/** @type {{ named: number, parent: number }} */
const { named, parent } = workerData

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
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

// A shell may run between the two, so that they differ.
function endWithParent() {
  if (process.ppid !== parent || !isRunning(named)) process.kill(process.pid, 'SIGKILL')
}

endWithParent()
setInterval(endWithParent, LOOK_EVERY_MS)
