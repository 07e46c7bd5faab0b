import 'server-only'
import { NextResponse, type NextRequest } from 'next/server'
import { answerNotFound } from '../framework/prerendered-page.ts'
import { previewFramers, REFUSED_PATH } from '../framework/security-headers.ts'
import { framedBy, POLICY_HEADER } from '../security/policy.ts'
import { attempt } from '../server/attempt.ts'
import { ownAddress } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { isPreviewOn, readGrant } from './grant.ts'

const PREVIEW = '/preview'

/** Addresses that do their own checks. */
const OWN_CHECK = [REFUSED_PATH, `${PREVIEW}/enter`, `${PREVIEW}/open`]

/** True for every address of a preview. */
export const isPreviewPath = (pathname: string): boolean =>
  pathname === PREVIEW || pathname.startsWith(`${PREVIEW}/`)

/** Serves previews only at their signed address, and rejects their forms; sets status and headers. */
export async function guardPreview({ method, nextUrl }: NextRequest): Promise<Response> {
  const { pathname, searchParams } = nextUrl
  if (!isPreviewOn()) return answerNotFound()
  if (method !== 'GET' && method !== 'HEAD') return refusePreview()
  const checksItself = OWN_CHECK.includes(pathname) || pathname.startsWith(`${PREVIEW}/assets/`)
  // No page has the address of a malformed path.
  const path = attempt(() => decodeURIComponent(pathname.slice(PREVIEW.length)) || '/') ?? ''
  const isAllowed = checksItself || readGrant(path, Object.fromEntries(searchParams))
  return isAllowed ? withHeaders(NextResponse.next()) : refusePreview()
}

function withHeaders(answer: Response): Response {
  answer.headers.set('cache-control', 'no-store')
  answer.headers.set('x-robots-tag', 'noindex')
  answer.headers.set('referrer-policy', 'no-referrer')
  return answer
}

/** The response to an altered or expired address of a preview. */
export async function refusePreview(): Promise<Response> {
  log.warn({ event: 'preview-refused', status: 403 })
  const screen = await fetch(ownAddress() + REFUSED_PATH, { cache: 'no-store' })
  const policy = framedBy(screen.headers.get(POLICY_HEADER) ?? '', previewFramers())
  const headers = { 'content-type': 'text/html; charset=utf-8', [POLICY_HEADER]: policy }
  return withHeaders(new Response(await screen.text(), { status: 403, headers }))
}
