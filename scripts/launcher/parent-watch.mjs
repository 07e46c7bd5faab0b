import { workerData } from 'node:worker_threads'

const LOOK_EVERY_MS = 200

/** @type {{ named: number, parent: number }} */
const { named, parent } = workerData

/** @param {number} pid */
function exists(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// A shell may stand between the two, so that they differ. A zombie exists, but its child has a new parent.
function endWithParent() {
  if (process.ppid !== parent || !exists(named)) process.kill(process.pid, 'SIGKILL')
}

endWithParent()
setInterval(endWithParent, LOOK_EVERY_MS)
