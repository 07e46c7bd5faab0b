import 'server-only'
import { z } from 'zod'
import { pictureWidths } from '../../format/file.ts'
import { log } from '../../server/log.ts'
import { filePolicy, POLICY_HEADER } from '../../security/policy.ts'
import { openAsset } from './asset.ts'

const asked = z.object({
  id: z.uuid(),
  width: z.coerce.number().pipe(z.literal(pictureWidths)).nullable(),
})

type Options = {
  /** Whether the requester may have the file with this id. */
  isAllowed: (id: string) => boolean | Promise<boolean>
  cacheControl: string
}

const notFound = () => new Response('Not Found', { status: 404 })

/**
 * The response to a request for a file: a document, or a picture in a fixed width (`?w=640`, the widest
 * without it). The file as it was uploaded is only to save (`?download`).
 */
export async function answerWithFile(
  request: Request,
  id: string,
  { isAllowed, cacheControl }: Options,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const { data } = asked.safeParse({ id, width: searchParams.get('w') })
  if (!data || !(await isAllowed(data.id))) return notFound()

  const download = searchParams.has('download')
  const answer = await openAsset({ ...data, download, headers: request.headers }).catch(
    (error: unknown) => {
      log.warn({ event: 'asset-not-served', id: data.id, reason: String(error) })
      return new Response('Service Unavailable', { status: 503, headers: { 'retry-after': '30' } })
    },
  )
  if (!answer) return notFound()
  if (!answer.ok && answer.status !== 304) return answer
  answer.headers.set('cache-control', cacheControl)
  // The browser updates its copy with these headers.
  if (answer.status === 304) return answer
  answer.headers.set('x-content-type-options', 'nosniff')
  answer.headers.set(POLICY_HEADER, filePolicy(answer.headers.get('content-type') ?? ''))
  return answer
}
