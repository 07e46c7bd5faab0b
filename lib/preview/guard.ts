import 'server-only'
import { NextResponse, type NextRequest } from 'next/server'
import { notFoundAddress } from '../framework/not-found-html.ts'
import { framedBy, POLICY_HEADER } from '../security/policy.ts'
import { REFUSED_PATH, studioUrl } from '../security/studio.ts'
import { ownAddress } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { isPreviewOn, readGrant } from './grant.ts'

const PREVIEW = '/preview'

/** Addresses that check for themselves what they are asked. */
const OWN_CHECK = [REFUSED_PATH, `${PREVIEW}/enter`, `${PREVIEW}/open`]

/** True for every address of a preview. */
export function isPreviewPath(pathname: string): boolean {
  return pathname === PREVIEW || pathname.startsWith(`${PREVIEW}/`)
}

/**
 * Lets nobody see a preview but by its signed address, and nobody send a form of it. The page checks
 * again for itself; here is where an answer gets its status and its headers.
 */
export async function guardPreview({ method, nextUrl }: NextRequest): Promise<Response> {
  if (!isPreviewOn()) return NextResponse.rewrite(notFoundAddress())
  if (method !== 'GET' && method !== 'HEAD') return refusePreview()
  if (OWN_CHECK.includes(nextUrl.pathname) || nextUrl.pathname.startsWith(`${PREVIEW}/assets/`)) {
    return withHeaders(NextResponse.next())
  }
  const grant = readGrant(pathIn(nextUrl.pathname), Object.fromEntries(nextUrl.searchParams))
  return grant ? withHeaders(NextResponse.next()) : withHeaders(await refusePreview())
}

/** The decoded path of the page that a preview's address names; no page's when it is malformed. */
function pathIn(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice(PREVIEW.length)) || '/'
  } catch {
    return ''
  }
}

function withHeaders(answer: Response): Response {
  answer.headers.set('cache-control', 'no-store')
  answer.headers.set('x-robots-tag', 'noindex')
  answer.headers.set('referrer-policy', 'no-referrer')
  return answer
}

/** The answer to an address of a preview that is altered, or whose time is over. */
export async function refusePreview(): Promise<Response> {
  log.warn({ event: 'preview-refused', status: 403 })
  const screen = await fetch(ownAddress() + REFUSED_PATH, { cache: 'no-store' })
  return new Response(await screen.text(), {
    status: 403,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      [POLICY_HEADER]: framedBy(screen.headers.get(POLICY_HEADER) ?? '', [
        "'self'",
        new URL(studioUrl()).origin,
      ]),
      'x-robots-tag': 'noindex',
    },
  })
}
