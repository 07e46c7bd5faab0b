import { answerWithFile } from '@/lib/files/asset'
import { isPublishedFile } from '@/lib/files/published-files'
import { versionAt } from '@/lib/content/schema/columns'
import { cachedBy } from '@/lib/server/etag'

/** A published file. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  // The version (`v`) changes with the file, so a cached copy is never stale. An address without
  // it, such as a link in an editor's text, must be revalidated.
  const version = searchParams.get('v')
  const cacheControl = cachedBy(version !== null)
  const isAllowed = isPublishedFile
  const answer = await answerWithFile(request, (await params).id, { isAllowed, cacheControl })
  if (version === null || answer.status >= 400) return answer
  if (version === versionAt(answer.headers.get('last-modified'))) return answer

  // Arbitrary versions would fill every cache with copies of one file.
  await answer.body?.cancel()
  searchParams.delete('v')
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  const headers = { location: `${pathname}${query}`, 'cache-control': 'no-store' }
  return new Response(null, { status: 307, headers })
}
