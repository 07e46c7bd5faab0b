type Load<Outcome> = {
  /** The number of concurrent requests. */
  concurrency: number
  /** Whether the load ends, by the number of requests started so far. */
  isOver: (begun: number) => boolean
  send: (index: number) => Promise<Outcome>
}

/** Sends requests until the load is over; returns the number of each outcome. */
export async function generateLoad<Outcome>(load: Load<Outcome>): Promise<Map<Outcome, number>> {
  const outcomes = new Map<Outcome, number>()
  let begun = 0
  const sender = async () => {
    while (!load.isOver(begun)) {
      const outcome = await load.send(begun++)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: load.concurrency }, sender))
  return outcomes
}
