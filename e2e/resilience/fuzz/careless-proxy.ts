import type { IncomingMessage } from 'node:http'
import { attempt } from '../../../lib/server/attempt.ts'
import { startFaultProxy, type FaultProxy } from '../fault-proxy.ts'
import type { ProxyResponse } from '../faults.ts'

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/'

const bare = (status: number, headers = {}) => ({ status, headers, body: Buffer.alloc(0) })

/**
 * A reverse proxy with common mistakes: it caches responses by path only, redirects to any host in
 * a request, fails for a path that it cannot decode, and drops the site's headers of files. For the
 * control of `chaos:hostile`.
 */
export async function startMisconfiguredProxy(siteUrl: string): Promise<FaultProxy> {
  const proxy = await startFaultProxy(siteUrl)
  const cache = new Map<string, ProxyResponse>()
  proxy.alter({
    answer(request) {
      const path = pathOf(request)
      if (attempt(() => decodeURIComponent(path)) === null) return bare(500)
      if (path.length === 1 || !path.endsWith('/')) return cache.get(path) ?? null
      const host = String(request.headers['x-forwarded-host'] ?? request.headers.host)
      return bare(308, { location: `http://${host}${path.slice(0, -1)}` })
    },
    response(request, response) {
      const path = pathOf(request)
      const isSpecial = Object.keys(request.headers).some((name) => /^(rsc|next-|x-)/.test(name))
      if (isSpecial && response.status === 200) cache.set(path, response)
      if (!path.startsWith('/assets/')) return response
      const wrong = { 'content-type': 'text/html', 'content-disposition': 'inline' }
      const headers = { ...response.headers, ...wrong }
      delete headers['x-content-type-options']
      delete headers['content-security-policy']
      return { ...response, headers }
    },
  })
  return proxy
}
