import { deepEqual, equal, match } from 'node:assert/strict'
import { once } from 'node:events'
import type { ConnectionOptions } from 'node:tls'
import { expectResponses, type Checks, type Context } from '../checks.ts'
import { openTls, type Endpoint } from '../client.ts'

/** Two years, with subdomains: exactly once, whichever server responds. */
const SECURE = 'max-age=63072000; includeSubDomains'
// Node itself offers nothing below 1.2 otherwise.
const OLD_TLS = {
  minVersion: 'TLSv1.1',
  maxVersion: 'TLSv1.1',
  ciphers: 'DEFAULT@SECLEVEL=0',
} as const

/** How the site is reached, and what must not be reachable. */
export const protocolChecks = ({ nginx, client, ports, environment }: Context): Checks => ({
  async 'HTTP/2 over TLS 1.3, and 1.2 for old telephones; nothing older'() {
    equal(client.protocol(), 'h2')
    equal(await tlsVersion(nginx, { minVersion: 'TLSv1.3' }), 'TLSv1.3')
    equal(await tlsVersion(nginx, { maxVersion: 'TLSv1.2' }), 'TLSv1.2')
    equal(await tlsVersion(nginx, OLD_TLS), 'refused')
  },
  async 'plain http redirects to https and preserves the address'() {
    const plain = `http://localhost:${ports.http}/Contact%20Us?a=1`
    const { status, headers } = await fetch(plain, { redirect: 'manual' })
    deepEqual([status, headers.get('location')], [308, `${nginx.url}/Contact%20Us?a=1`])
    // Browsers ignore it over http, where any proxy could have added it.
    equal(headers.get('strict-transport-security'), null)
  },
  async 'a request for another host name gets nothing'() {
    equal(await tlsVersion(nginx, { servername: 'other.example' }), 'refused')
    const other = client.send('/', { headers: { ':authority': 'other.example' } })
    equal(await other.then(({ status }) => status).catch(() => 'nothing'), 'nothing')
  },
  async 'only GET, HEAD and POST are allowed'() {
    const methods = ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']
    const refused = methods.map((method) => ({ path: '/', method, status: 405 }))
    await expectResponses(client, refused)
    const head = await client.send('/', { method: 'HEAD' })
    deepEqual([head.status, head.body.length], [200, 0])
  },
  async 'hints, metrics, the optimiser and the CMS are not accessible from outside'() {
    const hint = {
      ...{ path: '/api/revalidate', method: 'POST', status: 404 },
      headers: { 'x-revalidate-secret': environment.secrets.revalidateSecret },
      body: JSON.stringify({ changes: [{ collection: '*' }] }),
    }
    const bearer = { authorization: `Bearer ${environment.secrets.adminToken}` }
    const cms = ['/admin', '/items/school', '/server/ping', '/auth/login', '/graphql']
    await expectResponses(client, [
      hint,
      { path: '/_next/image?url=/icon-192.png&w=64&q=75', status: 404 },
      { path: '/api/metrics', status: 404 },
      { path: '/.compressor/complete', status: 404, contains: 'Not Found\n' },
      { path: '/.compressor/fetch', status: 404, contains: 'Not Found\n' },
      ...cms.map((path) => ({ path, headers: bearer, status: 404 })),
      { path: '/api/health' },
    ])
  },
  async 'the headers of the site are forwarded, except those that reveal the servers'() {
    const own = (await fetch(`${environment.settings.localUrl}/`)).headers
    const names = ['content-security-policy', 'x-content-type-options', 'referrer-policy']
    const passed = Object.fromEntries(names.map((name) => [name, own.get(name) ?? undefined]))
    match(passed['content-security-policy'] ?? '', /upgrade-insecure-requests/)
    const secure = { 'strict-transport-security': SECURE }
    const hidden = ['x-middleware-rewrite', 'x-powered-by', 'x-nextjs-cache']
    const absent = Object.fromEntries(hidden.map((name) => [name, undefined]))
    const caching = { 'cache-control': 'public, max-age=0, must-revalidate', server: 'nginx' }
    await expectResponses(client, [
      { path: '/', has: { ...secure, ...passed, ...caching } },
      { path: '/icon-192.png', has: secure },
      { path: '/notices/999999', status: 404, has: { ...secure, ...absent } },
      { path: '/api/hidden', status: 404, has: secure },
      { path: '/Faculty?q=a', has: secure },
    ])
  },
})

/** The version that a handshake negotiates, or "refused". */
async function tlsVersion(nginx: Endpoint, options: ConnectionOptions): Promise<string> {
  const socket = openTls(nginx, options)
  const version = await once(socket, 'secureConnect').then(
    () => socket.getProtocol() ?? 'none',
    () => 'refused',
  )
  socket.destroy()
  return version
}
