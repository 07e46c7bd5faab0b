import 'server-only'
import { NextResponse, type NextRequest } from 'next/server'
import { renderWithNonce, withPrivateHeaders } from '../security/page-for-request.ts'
import { embedHosts } from '../security/policy.ts'
import { attempt } from '../server/attempt.ts'
import { studioUrl } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { isPreviewOn, readGrant } from './grant.ts'

const PREVIEW = '/preview'

/** The page of a refused preview. */
export const REFUSED_PATH = `${PREVIEW}/refused`

/** Addresses that do their own checks. */
const OWN_CHECK = [`${PREVIEW}/enter`, `${PREVIEW}/open`]

/** The links of the principal, which check themselves, and have forms. */
const OF_PRINCIPAL = new RegExp(`^${PREVIEW}/(?:approval|alert)/[^/]+$`)

/** True for every address of a preview, if the site has previews. */
export const isPreviewPath = (pathname: string): boolean =>
  isPreviewOn() && (pathname === PREVIEW || pathname.startsWith(`${PREVIEW}/`))

/** Serves previews only at their signed address, and rejects their forms; sets status and headers. */
export function guardPreview(request: NextRequest): Response {
  const { method, nextUrl } = request
  const { pathname, searchParams } = nextUrl
  if (OF_PRINCIPAL.test(pathname)) return withPrivateHeaders(NextResponse.next())
  if (method !== 'GET' && method !== 'HEAD') return refusePreview(request)
  const checksItself = OWN_CHECK.includes(pathname) || pathname.startsWith(`${PREVIEW}/assets/`)
  // No page has the address of a malformed path.
  const path = attempt(() => decodeURIComponent(pathname.slice(PREVIEW.length)) || '/') ?? ''
  if (checksItself) return withPrivateHeaders(NextResponse.next())
  if (!readGrant(path, Object.fromEntries(searchParams))) return refusePreview(request)
  return withPrivateHeaders(
    renderWithNonce(request, {
      policy: {
        frames: embedHosts,
        framedBy: previewFramers(),
        // Of the visual editor: its frames around texts, and its pencil.
        styles: ["'unsafe-inline'"],
        images: ['data:'],
        // A preview submits no forms, with or without JavaScript.
        forms: "'none'",
      },
    }),
  )
}

/** The origins that may frame a preview. */
const previewFramers = () => ["'self'", new URL(studioUrl()).origin]

/** The response to an altered or expired address of a preview. */
function refusePreview(request: NextRequest): Response {
  log.warn({ event: 'preview-refused', status: 403 })
  return withPrivateHeaders(
    renderWithNonce(request, {
      path: REFUSED_PATH,
      status: 403,
      policy: { framedBy: previewFramers() },
    }),
  )
}
