/** A failure that its reader can act upon: its message is printed without a stack. */
export class Problem extends Error {}

/**
 * What the reader of a failed command sees.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof Problem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
