import { NextResponse, type NextRequest } from 'next/server'
import { NOT_FOUND_PATH } from '@/lib/site/not-found-html'
import { isNoticeKnown, parseNoticeId } from '@/lib/notices/published-ids'

/** Single notices only: a proxy in front of every page would cost a third of the throughput. */
export const config = { matcher: '/notices/:id' }

/**
 * Sends the address of a notice that does not exist to the prerendered error screen, before Next
 * would render and keep a page for each number that anyone makes up.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const id = parseNoticeId(request.nextUrl.pathname.split('/')[2] ?? '')
  const isKnown = id !== null && (await isNoticeKnown(id).catch(() => true))
  if (isKnown) return NextResponse.next()
  return NextResponse.rewrite(new URL(NOT_FOUND_PATH, request.url))
}
