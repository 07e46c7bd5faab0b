/** Runs at most so many tasks at a time, in order; `waiting` returns the number of those that have not begun. */
export function createLimiter(atOnce: number) {
  const queue: (() => void)[] = []
  let underway = 0
  return {
    waiting: () => queue.length,
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      if (underway < atOnce) underway += 1
      else await new Promise<void>((start) => queue.push(start))
      try {
        return await task()
      } finally {
        const next = queue.shift()
        if (next) next()
        else underway -= 1
      }
    },
  }
}
