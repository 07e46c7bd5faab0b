import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { siteEnvironment } from '../../server/environment.ts'

/** The header in which the CMS's hook proves that the hint is its own. */
export const WEBHOOK_SECRET_HEADER = 'x-revalidate-secret'

const payload = z.object({
  changes: z.array(z.object({ collection: z.string() })).min(1),
})

/** The CMS's word that something in these collections changed; '*' is everything. */
export type WebhookPayload = z.infer<typeof payload>

const digest = (text: string) => createHash('sha256').update(text).digest()

/** True when the given secret is ours; takes the same time whatever is wrong with it. */
export function isWebhookSecret(given: string | null): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(siteEnvironment().REVALIDATE_SECRET))
}

/** A request's body as a hint, or null when it is none. */
export function parseWebhook(body: string): WebhookPayload | null {
  try {
    return payload.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
