import { constants } from 'node:os'

/** How long a process may take to end after it was asked to; then it is killed. */
export const GRACE_MS = 8000

/**
 * Signal number added to 128: what a shell reports for a command that a signal ended.
 * @param {unknown} signal its name
 */
export function statusOf(signal) {
  const found = Object.entries(constants.signals).find(([name]) => name === signal)
  return 128 + (found?.[1] ?? 0)
}

/**
 * Listens for Ctrl-C, SIGTERM and SIGHUP. The first of them aborts the returned signal; its reason is the
 * signal's name.
 * @returns {AbortSignal}
 */
export function listenForStop() {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort(name))
  return controller.signal
}

/**
 * Sends a signal to a process and to all it started in its group; a group that is gone is fine.
 * @param {number | undefined} pid of the group's leader
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
