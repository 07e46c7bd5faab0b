/** Makes a bell of `work`: it runs when rung, and once more when rung meanwhile, never twice at once. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false

  const run = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work()
    }
    isRunning = false
  }

  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}
