import { NextResponse, type NextRequest } from 'next/server'
import { postRefusal } from '@/lib/enquiry/posted-form'
import { isRenderedForQuery } from '@/lib/addresses/query'
import { resolveAddress, type Resolved, hasForm } from '@/lib/addresses/resolve'
import { getLocale, locate } from '@/lib/pages/languages'
import { guardPreview, isPreviewPath } from '@/lib/preview/guard'
import { MISSING_PATH, ON_REQUEST_PATH } from '@/lib/server/request-rules'
import { renderWithNonce } from '@/lib/security/page-for-request'
import { answerSubscription, isSubscriptionPath } from '@/lib/subscribers/answer'
import { log } from '@/lib/server/log'

/**
 * Everything but the files of the build: what is no address of the website fills no cache. A post to
 * them could call an action, and has a type.
 */
export const config = {
  matcher: [
    '/((?!_next/static/).*)',
    { source: '/_next/static/:path*', has: [{ type: 'header', key: 'content-type' }] },
  ],
}

/** Decides what answers a request: a preview, a route, a page, a redirect or the 404 page. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  if (isPreviewPath(pathname)) return guardPreview(request)
  if (isSubscriptionPath(pathname)) return answerSubscription(request)
  // If the content cannot be read, the page says so.
  const resolved = await resolveAddress(pathname, search).catch(() => null)
  if (resolved?.kind === 'route') return answerRoute(request, resolved)
  if (request.method === 'POST') return answerPost(request, resolved)
  return resolved ? answer(request, resolved) : NextResponse.next()
}

type Address = Exclude<Resolved, { kind: 'route' }>

function answer(request: NextRequest, resolved: Address): Promise<Response> | Response {
  const { origin } = request.nextUrl
  switch (resolved.kind) {
    case 'page':
      return answerPage(request, resolved)
    case 'moved':
      return redirect(new URL(resolved.location, origin), 'public')
    case 'canonical':
      // There are endless spellings, and shared caches have no space for them.
      return redirect(new URL(resolved.location, origin), 'private')
    case 'missing':
      return answerMissing(request, resolved)
  }
}

/** Permanent for search engines; browsers ask again, as an editor may correct it, or name another first language. */
function redirect(location: URL, caches: 'public' | 'private'): Response {
  const headers = { location: location.href, 'cache-control': `${caches}, max-age=300` }
  return new Response(null, { status: 308, headers })
}

/** A route, or that of a language. */
const answerRoute = (request: NextRequest, { path }: Resolved & { kind: 'route' }): Response =>
  path ? NextResponse.rewrite(new URL(path, request.url)) : NextResponse.next()

/** A page of the cache, or for its query. */
async function answerPage(
  request: NextRequest,
  page: Address & { kind: 'page' },
): Promise<Response> {
  const { pathname, searchParams, search } = request.nextUrl
  if (!(await isRenderedForQuery(page.path, searchParams))) return NextResponse.next()
  return renderWithNonce(request, { path: ON_REQUEST_PATH + pathname + search })
}

/** The 404 page of a language, which is in the cache of pages once. */
function answerMissing(
  request: NextRequest,
  { language }: Address & { kind: 'missing' },
): Response {
  const page = new URL(`/${language}${MISSING_PATH}`, request.url)
  return NextResponse.rewrite(page, { status: 404, headers: { 'cache-control': 'no-store' } })
}

/** Where no form is any more, the action would run and nobody would see its answer. */
async function refuseWithoutForm(pathname: string) {
  const { locale } = (await locate(pathname)) ?? { locale: await getLocale() }
  return { status: 404, reason: locale.t('forms.gone') }
}

/**
 * Rejects a post that is none of our forms; otherwise the page with the outcome, which Next.js
 * sends with `no-store`.
 */
async function answerPost(request: NextRequest, address: Address | null): Promise<Response> {
  const isForm = address === null || (address.kind === 'page' && (await hasForm(address.path)))
  const refusal =
    (await postRefusal(request.clone())) ??
    (isForm ? null : await refuseWithoutForm(request.nextUrl.pathname))
  if (refusal) {
    const { status, reason } = refusal
    log.warn({ event: 'post-refused', status })
    return new NextResponse(reason, { status })
  }
  const page = renderWithNonce(request)
  page.headers.set('x-robots-tag', 'noindex')
  return page
}
