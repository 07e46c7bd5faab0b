/** The result of a function; null if it throws. */
export function attempt<Value>(run: () => Value): Value | null {
  try {
    return run()
  } catch {
    return null
  }
}
