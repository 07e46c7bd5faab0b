import { z } from 'zod'

/** Within this time a condition must be reported. */
export const REPORTED = { timeout: 60_000 }

const waiting = z.object({ pending: z.number(), oldestSeconds: z.number() })

const health = z.object({
  conditions: z.array(z.string()),
  outbox: waiting.nullish(),
  letters: waiting.nullish(),
})

/** What a site reports of itself. Throws when it does not answer so. */
export async function readHealth(siteUrl: string) {
  const answer = await fetch(`${siteUrl}/api/health`)
  if (!answer.ok) throw new Error(`/api/health answered ${answer.status}`)
  return health.parse(await answer.json())
}

/** The conditions that a site reports, by name. */
export const conditionsOf = async (siteUrl: string): Promise<string[]> =>
  (await readHealth(siteUrl)).conditions

/** How many enquiries wait in the outbox of a site. Throws when the site cannot read it. */
export async function pendingEnquiries(siteUrl: string): Promise<number> {
  const { outbox } = await readHealth(siteUrl)
  if (!outbox) throw new Error('The site reports no outbox')
  return outbox.pending
}

/** 200, or 503 while visitors are affected. */
export const readyStatusOf = async (siteUrl: string): Promise<number> =>
  (await fetch(`${siteUrl}/api/ready`)).status
