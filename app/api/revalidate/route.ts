import { addHint, isWebhookSecret, parseWebhook } from '@/lib/content/sync/webhook'
import { log } from '@/lib/server/log'

/**
 * Receives a hint of the CMS that something changed: 401 without the secret, 400 for an invalid
 * body, otherwise 202.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isWebhookSecret(request.headers.get('x-revalidate-secret'))) {
    log.warn({ event: 'hint-refused', status: 401 })
    return Response.json({ error: 'Unauthorized' }, { status: 401 })
  }
  const collections = parseWebhook(await request.text())
  if (!collections) return Response.json({ error: 'Not a list of changes' }, { status: 400 })
  addHint(collections)
  return Response.json({ collections }, { status: 202 })
}
