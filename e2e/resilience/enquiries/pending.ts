import { z } from 'zod'

const health = z.object({ outbox: z.object({ pending: z.number() }) })

/** How many enquiries wait in the outbox of the site at that address. */
export async function pendingAt(siteUrl: string): Promise<number> {
  const answer = await fetch(`${siteUrl}/api/health`)
  return health.parse(await answer.json()).outbox.pending
}
