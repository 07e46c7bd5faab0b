import { HINT_SECRET_HEADER, isHintSecret, parseHint } from '@/lib/cms/hint'
import { hintAt } from '@/lib/freshness/hints'
import { log } from '@/lib/log'

/** The CMS's hint that something changed: 401 without the secret, 400 on nonsense, 202 otherwise. */
export async function POST(request: Request): Promise<Response> {
  if (!isHintSecret(request.headers.get(HINT_SECRET_HEADER))) {
    log.warn({ event: 'hint-refused', status: 401 })
    return Response.json({ error: 'Unauthorized' }, { status: 401 })
  }
  const hint = parseHint(await request.text())
  if (!hint) return Response.json({ error: 'Not a list of changes' }, { status: 400 })

  const collections = hint.changes.map((change) => change.collection)
  hintAt(collections)
  return Response.json({ collections }, { status: 202 })
}
