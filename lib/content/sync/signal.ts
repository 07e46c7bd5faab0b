/** Lets a loop sleep until something happens or some time is over, whichever is first. */
export function createSignal() {
  let raised = Promise.withResolvers<void>()
  return {
    /** Wakes the sleeper, or keeps the next one from falling asleep. */
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
