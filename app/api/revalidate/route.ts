import { WEBHOOK_SECRET_HEADER, isWebhookSecret, parseWebhook } from '@/lib/content/sync/webhook'
import { addHint } from '@/lib/content/sync/hints'
import { log } from '@/lib/server/log'

/** The CMS's hint that something changed: 401 without the secret, 400 on nonsense, 202 otherwise. */
export async function POST(request: Request): Promise<Response> {
  if (!isWebhookSecret(request.headers.get(WEBHOOK_SECRET_HEADER))) {
    log.warn({ event: 'hint-refused', status: 401 })
    return Response.json({ error: 'Unauthorized' }, { status: 401 })
  }
  const hint = parseWebhook(await request.text())
  if (!hint) return Response.json({ error: 'Not a list of changes' }, { status: 400 })

  const collections = hint.changes.map((change) => change.collection)
  addHint(collections)
  return Response.json({ collections }, { status: 202 })
}
