import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Kept = { status: number; headers: Headers; body: Buffer }

/** What a visitor's request may say to the site. */
const PASSED = ['rsc', 'next-router-prefetch', 'range', 'content-type', 'origin']
/** Node packs and measures anew. */
const DROPPED = ['content-encoding', 'transfer-encoding', 'content-length', 'connection']

const pick = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    PASSED.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  )

/**
 * A server in front of the site that does what such servers are blamed for: it keeps answers by their
 * path alone, leads to whatever host it is told, fails at an address that it cannot decode, and
 * forgets what the site says about its files. For the control of `chaos:hostile`.
 */
export async function startCarelessProxy(
  siteUrl: string,
): Promise<{ url: string; close: () => void }> {
  const kept = new Map<string, Kept>()

  async function ask(address: string, headers: IncomingHttpHeaders): Promise<Kept> {
    const known = kept.get(address)
    if (known) return known
    const answer = await fetch(siteUrl + address, { headers: pick(headers), redirect: 'manual' })
    const fresh = {
      status: answer.status,
      headers: answer.headers,
      body: Buffer.from(await answer.arrayBuffer()),
    }
    const isTold = Object.keys(headers).some((name) => /^(rsc|next-|x-)/.test(name))
    if (isTold && fresh.status === 200) kept.set(address, fresh)
    return fresh
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    await buffer(request)
    const address = request.url ?? '/'
    const path = address.split('?')[0] ?? '/'
    try {
      decodeURIComponent(path)
    } catch {
      return response.writeHead(500).end()
    }
    if (path.length > 1 && path.endsWith('/')) {
      const host = request.headers['x-forwarded-host'] ?? request.headers.host
      return response
        .writeHead(308, { location: `http://${String(host)}${path.slice(0, -1)}` })
        .end()
    }
    const { status, headers, body } = await ask(path, request.headers)
    for (const [name, value] of headers)
      if (!DROPPED.includes(name)) response.setHeader(name, value)
    if (path.startsWith('/assets/')) {
      response.removeHeader('x-content-type-options')
      response.removeHeader('content-security-policy')
      response.setHeader('content-type', 'text/html').setHeader('content-disposition', 'inline')
    }
    return response.writeHead(status).end(body)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
