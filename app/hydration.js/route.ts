import { loader, loaderVersion } from '@/lib/framework/transform-cached-html'
import { etagOf } from '@/lib/server/etag'

/** The script that loads those of the framework. */
export function GET(request: Request): Response {
  const isVersioned = new URL(request.url).searchParams.get('v') === loaderVersion
  const headers = {
    'content-type': 'text/javascript',
    'cache-control': `public, ${isVersioned ? 'max-age=31536000, immutable' : 'no-cache'}`,
    etag: etagOf(loader),
  }
  return new Response(loader, { headers })
}
