import { answerWithFile } from '@/lib/cms/asset-answer'
import { isPublishedFile } from '@/lib/cms/published-files'

/** A published file. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  // The version in the address (`v`) changes with the file, so that copy never goes stale. Without
  // it, as in a link that an editor has put into a text, the file may be replaced at any time.
  const isVersioned = new URL(request.url).searchParams.has('v')
  const cacheControl = `public, ${isVersioned ? 'max-age=31536000, immutable' : 'no-cache'}`
  return answerWithFile(request, (await params).id, { isAllowed: isPublishedFile, cacheControl })
}
