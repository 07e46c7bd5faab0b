import { constants } from 'node:os'

/** How long a process may take to exit before it is killed. */
export const GRACE_MS = 8000

/**
 * 128 plus the number of the signal: the exit status that a shell reports for it.
 * @param {unknown} signal its name
 */
export function statusOf(signal) {
  const found = Object.entries(constants.signals).find(([name]) => name === signal)
  return 128 + (found?.[1] ?? 0)
}

/**
 * Listens for Ctrl-C, SIGTERM and SIGHUP. The first one aborts the returned signal; the reason is
 * the signal's name.
 * @returns {AbortSignal}
 */
export function listenForStop() {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort(name))
  return controller.signal
}

/**
 * Sends a signal to a process group; a group that does not exist any more is ignored.
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
