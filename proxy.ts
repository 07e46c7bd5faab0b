import { NextResponse, type NextRequest } from 'next/server'
import { postRefusal } from '@/lib/enquiry/post-refusal'
import { NOT_FOUND_PATH } from '@/lib/site/not-found-html'
import { isNoticeKnown, parseNoticeId } from '@/lib/notices/published-ids'

/** Single notices and posts only: a proxy in front of every page would cost a third of the throughput. */
export const config = {
  matcher: [
    '/notices/:id',
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

/** Turns posts away that Next would answer with an error of its own; looks up single notices. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const refusal = await postRefusal(request.clone())
  if (refusal) return new NextResponse(refusal.reason, { status: refusal.status })
  const [section, id, ...rest] = request.nextUrl.pathname.split('/').slice(1)
  if (section !== 'notices' || id === undefined || rest.length > 0) return NextResponse.next()
  return noticeOrError(request, id)
}

/**
 * Sends the address of a notice that does not exist to the prerendered error screen, before Next
 * would render and keep a page for each number that anyone makes up.
 */
async function noticeOrError(request: NextRequest, given: string): Promise<NextResponse> {
  const id = parseNoticeId(given)
  const isKnown = id !== null && (await isNoticeKnown(id).catch(() => true))
  if (isKnown) return NextResponse.next()
  return NextResponse.rewrite(new URL(NOT_FOUND_PATH, request.url))
}
