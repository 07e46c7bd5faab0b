import { NextResponse, type NextRequest } from 'next/server'
import { postRefusal } from '@/lib/enquiry/check-request'
import { FEED_PATH } from '@/lib/feeds/paths'
import { log } from '@/lib/server/log'
import { answerNotFound } from '@/lib/framework/prerendered-page'
import { isNoticeAddress } from '@/lib/content/collections/notices'
import { guardPreview, isPreviewPath } from '@/lib/preview/guard'

/** Only notices, previews and posts: a proxy for every page would cost a third of the throughput. */
export const config = {
  matcher: [
    '/notices/:id',
    '/notices/archive/:key',
    '/notices/archive/:key/:number',
    '/preview/:path*',
    // A call of a server action, with any content type.
    {
      source: '/:path((?!api/|_next/|assets/).*)',
      has: [{ type: 'header', key: 'next-action' }],
    },
    {
      source: '/:path((?!api/|_next/|assets/).*)',
      has: [
        {
          type: 'header',
          key: 'content-type',
          value: '(multipart/form-data|application/x-www-form-urlencoded|text/plain).*',
        },
      ],
    },
  ],
}

/** Rejects posts that Next.js would answer with an error of its own, and checks addresses below /notices. */
export async function proxy(request: NextRequest): Promise<Response> {
  if (isPreviewPath(request.nextUrl.pathname)) return guardPreview(request)
  const refusal = await postRefusal(request.clone())
  if (refusal) {
    log.warn({ event: 'post-refused', status: refusal.status })
    return new NextResponse(refusal.reason, { status: refusal.status })
  }
  const path = request.nextUrl.pathname.replace(/\/$/, '')
  if (!path.startsWith('/notices/') || path === FEED_PATH) return NextResponse.next()
  return noticeOrError(path)
}

/** Responds for a notice that does not exist; otherwise Next.js would cache a page for each made-up number. */
async function noticeOrError(path: string): Promise<Response> {
  const isKnown = await isNoticeAddress(path).catch(() => true)
  return isKnown ? NextResponse.next() : answerNotFound()
}
