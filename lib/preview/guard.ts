import 'server-only'
import { NextResponse, type NextRequest } from 'next/server'
import { answerNotFound } from '../framework/prerendered-page.ts'
import { renderWithNonce } from '../security/page-for-request.ts'
import { embedHosts, framedBy, POLICY_HEADER } from '../security/policy.ts'
import { attempt } from '../server/attempt.ts'
import { ownAddress, studioUrl } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { isPreviewOn, readGrant } from './grant.ts'

const PREVIEW = '/preview'

/** The prerendered page of a refused preview. */
const REFUSED_PATH = `${PREVIEW}/refused`

/** Addresses that do their own checks. */
const OWN_CHECK = [REFUSED_PATH, `${PREVIEW}/enter`, `${PREVIEW}/open`]

/** True for every address of a preview. */
export const isPreviewPath = (pathname: string): boolean =>
  pathname === PREVIEW || pathname.startsWith(`${PREVIEW}/`)

/** Serves previews only at their signed address, and rejects their forms; sets status and headers. */
export async function guardPreview(request: NextRequest): Promise<Response> {
  const { method, nextUrl } = request
  const { pathname, searchParams } = nextUrl
  if (!isPreviewOn()) return answerNotFound()
  if (method !== 'GET' && method !== 'HEAD') return refusePreview()
  const checksItself = OWN_CHECK.includes(pathname) || pathname.startsWith(`${PREVIEW}/assets/`)
  // No page has the address of a malformed path.
  const path = attempt(() => decodeURIComponent(pathname.slice(PREVIEW.length)) || '/') ?? ''
  if (checksItself) return withHeaders(NextResponse.next())
  if (!readGrant(path, Object.fromEntries(searchParams))) return refusePreview()
  return withHeaders(
    renderWithNonce(request, {
      frames: embedHosts,
      framedBy: previewFramers(),
      // A preview submits no forms, with or without JavaScript.
      forms: "'none'",
    }),
  )
}

/** The origins that may frame a preview. */
const previewFramers = () => ["'self'", new URL(studioUrl()).origin]

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
