import 'server-only'
import { ownAddress } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { framedBy, POLICY_HEADER } from '../security/policy.ts'
import { REFUSED_PATH, studioUrl } from '../security/studio.ts'

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
