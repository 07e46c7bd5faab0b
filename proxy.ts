import { NextResponse, type NextRequest } from 'next/server'
import { postRefusal } from '@/lib/enquiry/check-request'
import { returnForm } from '@/lib/enquiry/form-page'
import { CALENDAR_PATH, FEED_PATH, MANIFEST_PATH } from '@/lib/feeds/paths'
import { log } from '@/lib/server/log'
import { answerNotFound, isOwnRequest } from '@/lib/framework/prerendered-page'
import { isLinkedPaper } from '@/lib/content/collections/sources'
import { isNoticeAddress } from '@/lib/content/collections/notices'
import { decodePath } from '@/lib/pages/aliases'
import { DEFAULT_LANGUAGE, localPath, type Language } from '@/lib/messages/messages'
import { locate } from '@/lib/pages/languages'
import { findShown } from '@/lib/pages/shown'
import {
  addressOfFile,
  canonicalAddress,
  findOldAddress,
  PAPER,
  redirectTo,
} from '@/lib/pages/redirects'
import { localLink } from '@/lib/format/local-link'
import { isRenderedForQuery } from '@/lib/pages/query'
import { guardPreview, isPreviewPath } from '@/lib/preview/guard'
import { renderWithNonce } from '@/lib/security/page-for-request'

/** Not for every page: that would cost a third of the throughput. */
export const config = {
  matcher: [
    // A trailing slash; `/index` is a name of the home page in Next.js.
    '/((?!api/).*)/',
    '/index',
    // The page of Next.js for an error of its own is no address.
    '/_global-error',
    // An encoding that no page has: Next.js would answer some of these addresses with an error 500.
    '/(.*%(?!20|26).*)',
    '/docs/:path*',
    '/notices/:id',
    '/notices/:id/calendar.ics',
    '/notices/archive/:path+',
    '/preview/:path*',
    '/dynamic/:path*',
    '/further/:path*',
    '/missing/:path*',
    // Languages, also in capitals, and the routes to which `next.config.js` rewrites them.
    '/:language([bB][nN]|[eE][nN]|[hH][iI])',
    '/:language([bB][nN]|[eE][nN]|[hH][iI])/:path*',
    '/languages/:path*',
    '/in-query/:path*',
    // Pages that are rendered for their query: every `queryParams` of the page table.
    { source: '/:path', has: [{ type: 'query', key: 'q' }] },
    { source: '/:path', has: [{ type: 'query', key: 'show' }] },
    // A call of a server action, with any content type.
    {
      source: '/:path((?!api/|_next/static/|assets/).*)',
      has: [{ type: 'header', key: 'next-action' }],
    },
    {
      source: '/:path((?!api/|_next/static/|assets/).*)',
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

/**
 * Redirects once to the canonical address, rejects posts that Next.js would answer with an error of
 * its own, gives pages that are rendered on request their policy, and checks addresses below /notices.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname, search, searchParams, origin } = request.nextUrl
  const located = await locate(pathname)
  if (!located) {
    const target = await findOldAddress(pathname, search)
    return target ? redirectTo(new URL(target, origin).href) : answerNotFound()
  }
  const address = await canonicalAddress(located.path)
  const canonical = localPath(address, located.language)
  if (canonical !== pathname && (request.method === 'GET' || request.method === 'HEAD')) {
    // Most old websites have a slash at the end: its removal must not be a redirect of its own.
    const target = await findOldAddress(pathname, search)
    if (target) return redirectTo(new URL(target, origin).href)
    return Response.redirect(new URL(canonical + search, origin), 308)
  }
  if (isPreviewPath(pathname)) return guardPreview(request)
  // Only rewrites lead to these, and this process itself.
  if (!isDecodable(pathname) || /^\/(dynamic|languages|in-query)(\/|$)/.test(pathname))
    return answerNotFound()
  if (/^\/(further|missing)(\/|$)/.test(pathname))
    return isOwnRequest(request.headers) ? NextResponse.next() : answerNotFound()
  if (pathname === '/_global-error') return answerNotFound()
  const refusal = await postRefusal(request.clone())
  if (refusal) {
    log.warn({ event: 'post-refused', status: refusal.status })
    const { status, reason, fields } = refusal
    const page = fields && (await returnForm(fields, status).catch(() => null))
    return page ?? new NextResponse(reason, { status })
  }
  if (request.method === 'POST') return renderPosted(request)
  if (await isRenderedForQuery(address, searchParams)) return renderWithNonce(request)
  if (located.language !== DEFAULT_LANGUAGE) return pageOrError(request, address, located.language)
  if (PAPER.test(address)) return answerPaper(request, address)
  if (!address.startsWith('/notices/') || address === FEED_PATH) return NextResponse.next()
  return noticeOrError(address)
}

/** Next.js takes brackets for the name of a route. */
function isDecodable(pathname: string): boolean {
  const path = decodePath(pathname)
  return path !== null && !/[[\]]/.test(path)
}

/** A school that has cleared the sample has none of its papers; its old website may have had others there. */
async function answerPaper({ nextUrl }: NextRequest, path: string): Promise<Response> {
  if (await isLinkedPaper(decodePath(path) ?? '').catch(() => true)) return NextResponse.next()
  const target = await findOldAddress(nextUrl.pathname, nextUrl.search)
  return target ? redirectTo(new URL(target, nextUrl.origin).href) : answerNotFound()
}

/** Responds for a notice that does not exist; otherwise Next.js would cache a page for each made-up number. */
async function noticeOrError(path: string): Promise<Response> {
  const isKnown = await isNoticeAddress(path).catch(() => true)
  return isKnown ? NextResponse.next() : answerNotFound()
}

/** Likewise for a page in another language. */
async function pageOrError(
  { nextUrl: { pathname, search, origin } }: NextRequest,
  address: string,
  language: Language,
): Promise<Response> {
  const path = decodePath(address) ?? ''
  const isKnown =
    [FEED_PATH, CALENDAR_PATH, MANIFEST_PATH].includes(path) ||
    (path.startsWith('/notices/') ? await isNoticeAddress(path) : (await findShown(path)) !== null)
  if (isKnown) return NextResponse.next()
  const target =
    (await findOldAddress(pathname, search)) ??
    (await findOldAddress(address, search).then((old) => old && localLink(old, language)))
  if (target) return redirectTo(new URL(target, origin).href)
  const page = await addressOfFile(address)
  return page
    ? Response.redirect(new URL(localPath(page, language) + search, origin), 308)
    : answerNotFound(language)
}

/** The page with the outcome of a post, which Next.js sends with `no-store`. */
function renderPosted(request: NextRequest): Response {
  const answer = renderWithNonce(request)
  answer.headers.set('x-robots-tag', 'noindex')
  return answer
}
