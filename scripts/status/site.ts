import { z } from 'zod'

const TIMEOUT_MS = 15_000

const waiting = z.object({ pending: z.number() })

const health = z.object({
  conditions: z.array(z.string()),
  outbox: waiting.nullable(),
  letters: waiting.optional(),
  content: z.object({ syncedAt: z.string().nullable() }),
})

/** The health report of an instance of the site; null if it does not respond. */
export type SiteReport = { address: string; health: z.infer<typeof health> | null }

/** Requests the health of an instance of the site. */
export async function readSite(address: string): Promise<SiteReport> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const body: unknown = await fetch(`${address}/api/health`, { signal })
    .then((answer) => answer.json())
    .catch(() => null)
  return { address, health: health.safeParse(body).data ?? null }
}
