import { deepEqual, equal } from 'node:assert/strict'
import type { Check } from '../checks.ts'
import type { Ground } from '../context.ts'
import { tlsVersion } from '../tls.ts'

/** Two years, and for all names below: once, by whichever part of the chain answers. */
const SECURE = 'max-age=63072000; includeSubDomains'

/** How the site is reached, and what is not reached at all. */
export const protocolChecks = ({ front, browser, ports, world }: Ground): Check[] => [
  [
    'HTTP/2 over TLS 1.3, and 1.2 for old telephones; nothing older',
    async () => {
      equal(browser.protocol(), 'h2')
      equal(await tlsVersion(front, { minVersion: 'TLSv1.3' }), 'TLSv1.3')
      equal(await tlsVersion(front, { maxVersion: 'TLSv1.2' }), 'TLSv1.2')
      const old = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' } as const
      equal(await tlsVersion(front, old), 'refused')
    },
  ],
  [
    'plain http leads to https and keeps the address',
    async () => {
      const plain = `http://localhost:${ports.plain}/Contact%20Us?a=1`
      const answer = await fetch(plain, { redirect: 'manual' })
      equal(answer.status, 308)
      equal(answer.headers.get('location'), `${front.url}/Contact%20Us?a=1`)
      // A browser must not believe it here, and a proxy on the way could say it.
      equal(answer.headers.get('strict-transport-security'), null)
    },
  ],
  [
    'another name than that of the site gets nothing',
    async () => {
      equal(await tlsVersion(front, { servername: 'other.example' }), 'refused')
      const other = browser.ask('/', { headers: { ':authority': 'other.example' } })
      equal(await other.then(({ status }) => status).catch(() => 'nothing'), 'nothing')
    },
  ],
  [
    'only GET, HEAD and POST are taken',
    async () => {
      for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])
        equal((await browser.ask('/', { method })).status, 405, method)
      const head = await browser.ask('/', { method: 'HEAD' })
      deepEqual([head.status, head.body.length], [200, 0])
    },
  ],
  [
    'hints, the optimiser and the CMS are not reached from outside',
    async () => {
      const headers = { 'x-revalidate-secret': world.secrets.revalidateSecret }
      const body = JSON.stringify({ changes: [{ collection: '*' }] })
      equal((await browser.ask('/api/revalidate', { method: 'POST', headers, body })).status, 404)
      equal((await browser.ask('/_next/image?url=/icon-192.png&w=64&q=75')).status, 404)
      for (const path of ['/.packer/whole', '/.packer/fetch'])
        equal((await browser.ask(path)).text, 'Not Found\n', path)
      const bearer = { authorization: `Bearer ${world.secrets.adminToken}` }
      for (const path of ['/admin', '/items/school', '/server/ping', '/auth/login', '/graphql'])
        equal((await browser.ask(path, { headers: bearer })).status, 404, path)
      equal((await browser.ask('/api/health')).status, 200)
    },
  ],
  [
    'the headers of the site come through, and none that tells what is behind',
    async () => {
      const { headers } = await browser.ask('/')
      for (const path of ['/', '/icon-192.png', '/notices/999999', '/api/hidden', '/Faculty?q=a']) {
        const answer = await browser.ask(path)
        equal(answer.headers['strict-transport-security'], SECURE, path)
      }
      equal(headers['cache-control'], 'public, max-age=0, must-revalidate')
      equal(headers.server, 'nginx')
      const own = await fetch(`${world.settings.localUrl}/`)
      for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
        equal(headers[name], own.headers.get(name) ?? undefined, name)
      const missing = await browser.ask('/notices/999999')
      equal(missing.status, 404)
      for (const name of ['x-middleware-rewrite', 'x-powered-by', 'x-nextjs-cache'])
        equal(missing.headers[name], undefined, name)
    },
  ],
]
