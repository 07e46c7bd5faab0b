import { answerWithFile } from '@/lib/files/asset'
import { isCertificateGrant } from '@/lib/certificates/grant'

type Context = { params: Promise<{ grant: string; id: string }> }

/** The file of a certificate, for a few minutes after both its numbers were entered. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { grant, id } = await params
  const isAllowed = () => isCertificateGrant(grant, id)
  const answer = await answerWithFile(request, id, { isAllowed, cacheControl: 'no-store' })
  answer.headers.set('x-robots-tag', 'noindex')
  return answer
}
