import { z } from 'zod'
import { openAsset } from '@/lib/cms/asset'
import { isPublishedFile } from '@/lib/cms/published-files'
import { pictureWidths } from '@/lib/format/file'
import { log } from '@/lib/log'

const asked = z.object({
  id: z.uuid(),
  width: z.coerce.number().pipe(z.literal(pictureWidths)).nullable(),
})

const notFound = () => new Response('Not Found', { status: 404 })

/**
 * A published file: a paper, or a picture in a fixed width (`?w=640`, the widest without it). The file
 * as it was uploaded is only to save (`?download`).
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const { data } = asked.safeParse({ id: (await params).id, width: searchParams.get('w') })
  if (!data || !(await isPublishedFile(data.id))) return notFound()

  const download = searchParams.has('download')
  const answer = await openAsset({ ...data, download, headers: request.headers }).catch(
    (error: unknown) => {
      log.warn({ event: 'asset-not-served', id: data.id, reason: String(error) })
      return new Response('Service Unavailable', { status: 503, headers: { 'retry-after': '30' } })
    },
  )
  if (!answer) return notFound()
  if (!answer.ok && answer.status !== 304) return answer
  // The version in the address (`v`) changes with the file, so that copy never goes stale.
  const age = searchParams.has('v') ? 'max-age=31536000, immutable' : 'max-age=300'
  answer.headers.set('cache-control', `public, ${age}`)
  answer.headers.set('x-content-type-options', 'nosniff')
  // A sandboxed PDF is not shown by Chromium, and a PDF runs nothing in this origin.
  if (answer.headers.get('content-type') !== 'application/pdf') {
    // The styles are the browser's own, of the page that it puts around a picture.
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    answer.headers.set('content-security-policy', policy)
  }
  return answer
}
