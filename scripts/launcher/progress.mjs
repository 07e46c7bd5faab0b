const HEARTBEAT_MS = 15_000

// The launcher hands its own beginning on, so that the seconds count from the reader's command.
const began = Number((process.env.COMMAND_BEGAN ??= String(Date.now())))

/**
 * One line of progress, after the seconds since the command began.
 * @param {string} text
 */
export function step(text) {
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${String(seconds).padStart(4)} s  ${text}`)
}

/**
 * Announces a piece of work, and says every 15 seconds that it is still going on.
 * @template T
 * @param {string} text
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function during(text, work) {
  step(text)
  const heartbeat = setInterval(() => step(`… still at it: ${text}`), HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
  }
}
