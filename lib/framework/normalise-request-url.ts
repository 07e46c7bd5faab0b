import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { attempt } from '../server/attempt.ts'

/** While developing, the names of some scripts have brackets. */
const SCRIPTS = '/_next/static/'

function isUsable(path: string): boolean {
  const decoded = attempt(() => decodeURIComponent(path))
  return decoded !== null && (decoded.startsWith(SCRIPTS) || !/[[\]]/.test(decoded))
}

/**
 * The address as a page may have it. One with a host in it, as to a proxy, loses it; one that cannot
 * be decoded, such as `/%`, or that names a folder of the source, such as `/[page]`, becomes the text
 * that it is, and no page has that.
 */
export function normaliseRequestUrl(address: string): string {
  const own = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const [path = ''] = own.split('?', 1)
  const rooted = path.startsWith('/') ? path : `/${path}`
  const normalised = isUsable(rooted)
    ? rooted
    : rooted.replaceAll('%', '%25').replaceAll('[', '%255B').replaceAll(']', '%255D')
  return normalised + own.slice(path.length)
}

/** Runs before Next, which would answer with 500 or redirect to the host that the request names. */
export function normaliseRequestUrls(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.url = normaliseRequestUrl(request.url ?? '/')
    // The one method that no `Request` can have. Nothing here answers it otherwise than this one.
    if (request.method === 'TRACE') request.method = 'OPTIONS'
  })
}
