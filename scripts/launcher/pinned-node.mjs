import { spawn } from 'node:child_process'
import { pinnedNodeOf, root } from './folders.mjs'
import { guardVariables } from './guarded.mjs'
import { Problem } from './problem.mjs'
import { GRACE_MS, statusOf } from './stop.mjs'

/**
 * Runs a script under the pinned Node, in this terminal, and passes a stop request on.
 * @param {string[]} argv the script and its arguments
 * @param {AbortSignal} stop
 * @returns {Promise<number>} the exit status
 */
export function runUnderPinnedNode(argv, stop) {
  const child = spawn(pinnedNodeOf(root), argv, {
    stdio: 'inherit',
    env: { ...process.env, ...guardVariables() },
  })
  stop.addEventListener('abort', () => {
    child.kill(stop.reason)
    // The script ends the site and then the CMS, and gives each its time.
    setTimeout(() => child.kill('SIGKILL'), 3 * GRACE_MS).unref()
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Problem(unusable(error))))
    child.once('exit', (code, signal) => resolve(code ?? statusOf(signal ?? 'SIGKILL')))
  })
}

/** @param {Error} error */
const unusable = (error) =>
  `The project's own Node cannot run here (${error.message}): delete node_modules and cms/node_modules and run the command again.`
