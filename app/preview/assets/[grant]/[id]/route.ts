import { answerWithFile } from '@/lib/files/asset'
import { log } from '@/lib/server/log'
import { isFileGrant } from '@/lib/preview/grant'

type Context = { params: Promise<{ grant: string; id: string }> }

/** A file of a preview, published or not, until the preview expires. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { grant, id } = await params
  if (!isFileGrant(grant, id)) {
    log.warn({ event: 'preview-refused', status: 403 })
    return new Response('Forbidden', { status: 403 })
  }
  return answerWithFile(request, id, { isAllowed: () => true, cacheControl: 'no-store' })
}
