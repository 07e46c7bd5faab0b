import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { attempt } from '../server/attempt.ts'

/** In development some script names have brackets. */
const SCRIPTS = '/_next/static/'

function isUsable(path: string): boolean {
  const decoded = attempt(() => decodeURIComponent(path))
  return decoded !== null && (decoded.startsWith(SCRIPTS) || !/[[\]]/.test(decoded))
}

/**
 * The address in the form that pages have. An absolute one, as sent to a proxy, loses its host. One
 * that cannot be decoded, such as `/%`, or that names a route segment, such as `/[page]`, becomes
 * literal text, for which there is no page.
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

/** Runs before Next.js, which would respond with 500 or redirect to the host in the request. */
export function normaliseRequestUrls(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.url = normaliseRequestUrl(request.url ?? '/')
    // The only method that `Request` does not accept; no route distinguishes it from this one.
    if (request.method === 'TRACE') request.method = 'OPTIONS'
  })
}
