import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { isWebhookSecret } from '@/lib/content/sync/webhook'

/** The seconds in which the listed pages are rendered; afterwards a visitor waits for a page that was not. */
const WARM_UP = { expire: 10 }

const payload = z.object({ stale: z.array(z.string()), expired: z.array(z.string()) })

/** Announces changes of this process to its page cache. */
export async function POST(request: Request): Promise<Response> {
  if (!isWebhookSecret(request.headers.get('x-revalidate-secret')))
    return Response.json({ error: 'Unauthorized' }, { status: 401 })
  const { success, data } = payload.safeParse(await request.json().catch(() => null))
  if (!success) return Response.json({ error: 'Not a list of tags' }, { status: 400 })
  for (const tag of data.stale) revalidateTag(tag, WARM_UP)
  for (const tag of data.expired) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
