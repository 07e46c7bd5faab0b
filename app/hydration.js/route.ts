import { loader, loaderVersion } from '@/lib/framework/transform-cached-html'
import { answerText, cachedBy } from '@/lib/server/etag'

/** The script that loads those of the framework. */
export function GET(request: Request): Response {
  const isVersioned = new URL(request.url).searchParams.get('v') === loaderVersion
  return answerText(loader, 'text/javascript', { 'cache-control': cachedBy(isVersioned) })
}
