import { revalidateTag } from 'next/cache'
import { isSame } from 'school-schema/signature'
import { z } from 'zod'
import { addHint } from '@/lib/content/sync/sync-state'
import { siteEnvironment } from '@/lib/server/environment'
import { log } from '@/lib/server/log'

/** The seconds in which the listed pages are rendered; afterwards a visitor waits for a page that was not. */
const WARM_UP = { expire: 10 }

const hint = z.object({ changes: z.array(z.object({ collection: z.string() })).min(1) })
const announcement = z.object({ stale: z.array(z.string()), expired: z.array(z.string()) })
const payload = z.union([hint, announcement])

/**
 * Receives a hint of the CMS that something changed, and from this process the tags of the cached
 * pages that changed: 401 without the secret, 400 for an invalid body, otherwise 202.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = request.headers.get('x-revalidate-secret') ?? ''
  if (!isSame(secret, siteEnvironment().REVALIDATE_SECRET)) {
    log.warn({ event: 'hint-refused', status: 401 })
    return Response.json({ error: 'Unauthorized' }, { status: 401 })
  }
  const { data } = payload.safeParse(await request.json().catch(() => null))
  if (!data) return Response.json({ error: 'Not a list of changes' }, { status: 400 })
  if ('changes' in data) {
    const collections = data.changes.map(({ collection }) => collection)
    addHint(collections)
    return Response.json({ collections }, { status: 202 })
  }
  for (const tag of data.stale) revalidateTag(tag, WARM_UP)
  for (const tag of data.expired) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 202 })
}
