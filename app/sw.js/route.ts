import { serviceWorker } from '@/lib/offline/worker-file'

/** The service worker. Not cached, so that it can be switched off within a visit. */
export function GET(request: Request): Response {
  const { text, etag } = serviceWorker()
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache', etag }
  const isKnown = request.headers.get('if-none-match')?.includes(etag)
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}
