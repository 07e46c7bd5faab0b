/** Lets a loop wait for an event or a timeout, whichever is first. */
export function createSignal() {
  let raised = Promise.withResolvers<void>()
  return {
    /** Ends the current wait, or the next one if nothing waits. */
    raise: () => raised.resolve(),
    async wait(ms: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, ms)
      timer.unref()
      await Promise.race([raised.promise, promise])
      clearTimeout(timer)
      raised = Promise.withResolvers<void>()
    },
  }
}
