/** Runs at most `atOnce` tasks at a time, and never two with the same key; settles like the task. */
export function createKeyedLimiter(atOnce: number) {
  const underway = new Set<string>()
  const waiting: { name: string; start: () => void }[] = []

  function startNext() {
    if (underway.size >= atOnce) return
    const index = waiting.findIndex(({ name }) => !underway.has(name))
    const [next] = index === -1 ? [] : waiting.splice(index, 1)
    if (!next) return
    underway.add(next.name)
    next.start()
  }

  return async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      waiting.push({ name, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      underway.delete(name)
      startNext()
    }
  }
}
