const HEARTBEAT_MS = 15_000

// The launcher passes on its start time, so that the seconds count from the user's command.
const startedAt = Number((process.env.COMMAND_BEGAN ??= String(Date.now())))

let lastPrinted = Date.now()

/**
 * Prints a line, which also delays the next heartbeat.
 * @param {string} text
 */
export function printLine(text) {
  lastPrinted = Date.now()
  console.log(text)
}

/**
 * Prints a line of progress after the seconds since the command began.
 * @param {string} text
 */
export function printStep(text) {
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  printLine(`${String(seconds).padStart(4)} s  ${text}`)
}

/**
 * Announces a task, and prints that it is still running after every 15 seconds without output.
 * @template T
 * @param {string} text
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(text, work) {
  printStep(text)
  const heartbeat = setInterval(() => {
    if (Date.now() - lastPrinted >= HEARTBEAT_MS) printStep(`… still running: ${text}`)
  }, 1000)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
  }
}
