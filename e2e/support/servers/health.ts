import { z } from 'zod'

/** The time within which a condition must be reported. */
export const REPORTED = { timeout: 60_000 }

const waiting = z.object({ pending: z.number(), oldestSeconds: z.number() })

const health = z.object({
  conditions: z.array(z.string()),
  outbox: waiting.nullish(),
  emails: waiting.extend({ notices: z.number() }).nullish(),
})

/** The health report of a site. Throws if it does not respond with one. */
export async function readHealth(siteUrl: string) {
  const answer = await fetch(`${siteUrl}/api/health`)
  if (!answer.ok) throw new Error(`/api/health answered ${answer.status}`)
  return health.parse(await answer.json())
}

/** The names of the conditions that a site reports. */
export const conditionsOf = async (siteUrl: string): Promise<string[]> =>
  (await readHealth(siteUrl)).conditions

/** The number of pending enquiries of a site. Throws if the site cannot read its outbox. */
export async function pendingEnquiries(siteUrl: string): Promise<number> {
  const { outbox } = await readHealth(siteUrl)
  if (!outbox) throw new Error('The site reports no outbox')
  return outbox.pending
}
