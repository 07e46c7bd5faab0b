import { serviceWorker } from '@/lib/offline/worker-file'
import { hasCopy } from '@/lib/server/etag'

/** The service worker. Not cached, so that it can be switched off within a visit. */
export async function GET(request: Request): Promise<Response> {
  const { text, etag } = await serviceWorker()
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache', etag }
  return hasCopy(request.headers, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}
