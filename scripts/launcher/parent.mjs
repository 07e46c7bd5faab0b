const LOOK_EVERY_MS = 1000

/**
 * Acts once when the process that started this one is gone, however it died: a SIGKILL leaves no
 * other trace than a new parent.
 * @param {() => void} act
 */
export function whenParentIsGone(act) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, LOOK_EVERY_MS)
  timer.unref()
}
