import { isSame } from 'school-schema/values/signature'
import { z } from 'zod'
import { refresh } from '@/lib/sync/refresh'
import { siteEnvironment } from '@/lib/server/environment'
import { log } from '@/lib/server/log'

const payload = z.object({ changes: z.array(z.object({ collection: z.string() })) })

/**
 * Receives what may have changed: from the CMS its collections, from the timer of this process none.
 * Answers 200 once the pages that show something from before have expired, with the number of changes since the start;
 * 401 without the secret, 400 for an invalid body.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = request.headers.get('x-revalidate-secret') ?? ''
  if (!isSame(secret, siteEnvironment().REVALIDATE_SECRET)) {
    log.warn({ event: 'hint-refused', status: 401 })
    return Response.json({ error: 'Unauthorized' }, { status: 401 })
  }
  const { data } = payload.safeParse(await request.json().catch(() => null))
  if (!data) return Response.json({ error: 'Not a list of changes' }, { status: 400 })
  const changes = await refresh(data.changes.map(({ collection }) => collection))
  return Response.json({ changes })
}
