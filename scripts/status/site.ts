import { z } from 'zod'

const ANSWER_WITHIN_MS = 15_000

const waiting = z.object({ pending: z.number() })

const health = z.object({
  conditions: z.array(z.string()),
  outbox: waiting.nullable(),
  letters: waiting.optional(),
  content: z.object({ syncedAt: z.string().nullable() }),
})

/** What an instance of the site says of itself; null when it does not answer. */
export type SiteReport = { address: string; health: z.infer<typeof health> | null }

/** Asks an instance of the site for its health. */
export async function readSite(address: string): Promise<SiteReport> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const body: unknown = await fetch(`${address}/api/health`, { signal })
    .then((answer) => answer.json())
    .catch(() => null)
  return { address, health: health.safeParse(body).data ?? null }
}
