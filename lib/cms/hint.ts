import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { siteEnvironment } from '../env/site.ts'

/** The header in which the CMS's hook proves that the hint is its own. */
export const HINT_SECRET_HEADER = 'x-revalidate-secret'

const hint = z.object({
  changes: z.array(z.object({ collection: z.string() })).min(1),
})

/** The CMS's word that something in these collections changed; '*' is everything. */
export type Hint = z.infer<typeof hint>

const digest = (text: string) => createHash('sha256').update(text).digest()

/** True when the given secret is ours; takes the same time whatever is wrong with it. */
export function isHintSecret(given: string | null): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(siteEnvironment().REVALIDATE_SECRET))
}

/** A request's body as a hint, or null when it is none. */
export function parseHint(body: string): Hint | null {
  try {
    return hint.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
