/** How long a caller waits for a fresh value when an older one is at hand. */
const MAX_WAIT_MS = 1_000

/**
 * Keeps one loaded value in memory. The returned function answers with it while it is younger than
 * `maxAgeMs`, and reloads it otherwise: at most one load at a time, and never a long wait where
 * an older value can serve. Rejects only when nothing was ever loaded.
 */
export function swrMemo<Value>(load: () => Promise<Value>) {
  let cached: { value: Value; at: number } | null = null
  let loading: Promise<Value> | null = null

  function reload(): Promise<Value> {
    loading ??= load()
      .then((value) => {
        // Monotonic: a step of the wall clock must not make a value look fresh for hours.
        cached = { value, at: performance.now() }
        return value
      })
      .finally(() => {
        loading = null
      })
    return loading
  }

  return async function recall(maxAgeMs: number): Promise<Value> {
    if (!cached) return reload()
    if (performance.now() - cached.at < maxAgeMs) return cached.value
    const older = cached.value
    const patience = new Promise<Value>((resolve) =>
      setTimeout(resolve, MAX_WAIT_MS, older).unref(),
    )
    return Promise.race([reload().catch(() => older), patience])
  }
}
