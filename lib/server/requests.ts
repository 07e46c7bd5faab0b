import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { networksOf, senderAddress } from './sender.ts'
import { log } from './log.ts'

// What every request of the website goes through before Next.js sees it, whatever its address.

type Started = { request: IncomingMessage; server: Server }

const SENDER = 'x-forwarded-for'
const METHODS = ['GET', 'HEAD', 'POST']

/** Where a part of a file can be requested: its files are not those of Next.js. */
const HAS_PARTS = /^\/(?:assets|certificates|preview\/assets)\//
/** Next.js answers an error 500 where one of its files does not meet them. A server may send the complete file. */
const CONDITIONS = ['range', 'if-match', 'if-unmodified-since'] as const

/**
 * The address of a request with one slash where it has several, and with one at the end: `proxy.ts` then redirects once, to
 * the canonical address. Next.js would redirect to an address that may be redirected again.
 */
export function withSingleSlashes(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (!/^[\\/]/.test(path) || !/[\\/]{2}|\\/.test(path)) return url
  const single = `${path.replaceAll(/[\\/]+/g, '/').replace(/\/$/, '')}/`
  // Of the home page, this spelling is redirected.
  return [single === '/' ? '/index' : single, ...query].join('?')
}

/** Answers a method that no address has, at which Next.js fails or answers with a page. */
function refuseMethod(response: ServerResponse): void {
  const type = 'text/plain; charset=utf-8'
  response.writeHead(405, { allow: METHODS.join(', '), 'content-type': type, connection: 'close' })
  response.end('This address accepts GET, HEAD and POST only.\n')
}

function refuseMethodsOf(server: Server): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!METHODS.includes(request.method ?? '')) return refuseMethod(response)
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })
}

/**
 * From now on, each request has the address of its sender in `x-forwarded-for`, where Next.js would keep what the client
 * wrote, and an address and a method that Next.js expects.
 * @param trusted the proxies that may report the sender
 */
export function guardRequests(trusted: readonly string[]): void {
  const proxies = networksOf(trusted)
  const servers = new WeakSet<Server>()
  let isTold = false
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as Started
    if (!servers.has(server)) {
      servers.add(server)
      refuseMethodsOf(server)
    }
    request.url = withSingleSlashes(request.url ?? '/')
    if (!HAS_PARTS.test(request.url)) for (const name of CONDITIONS) delete request.headers[name]
    const connected = request.socket.remoteAddress ?? ''
    const forwarded = [request.headers[SENDER] ?? []].flat().join()
    const sender = senderAddress(connected, forwarded, proxies)
    request.headers[SENDER] = sender
    if (forwarded === '' || sender !== connected || isTold) return
    isTold = true
    // Without it, all visitors behind the proxy count as one.
    log.warn({ event: 'forwarded-for-ignored', reason: 'the proxy is not in TRUSTED_PROXIES' })
  })
}
