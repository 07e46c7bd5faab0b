import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import { encodings, expectResponses, runChecks, type Checks } from './checks.ts'
import { decompress, openClient, type Client, type Endpoint, type HttpRequest } from './client.ts'
import { startFakeSite, type FakeSite } from './fake-site.ts'
import { startNginx, writeSettings } from './nginx.ts'
import type { Control, Ports } from './options.ts'

type NginxOnly = {
  site: FakeSite
  nginx: Endpoint
  client: Client
}

/** nginx in front of a fake site; returns the number of failed checks. */
export async function testNginxOnly(ports: Ports, control: Control | undefined): Promise<number> {
  const site = await startFakeSite(ports.site)
  const settings = await writeSettings(ports, [ports.site], { DATA_DIR: tmpdir() })
  const nginx = await startNginx(settings, { hasBuild: false, control })
  try {
    const context = { site, nginx, client: await openClient(nginx) }
    return await runChecks({ ...forwardedHeaders(context), ...noPartialResponses(context) })
  } finally {
    await nginx.stop()
    site.stop()
  }
}

/** Headers that a client can make up. */
const INVENTED = {
  ...{ 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' },
  ...{ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-cacheable': '1' },
  ...{ cookie: 'a=b', authorization: 'Bearer x', 'x-nextjs-data': '1' },
  ...{ 'x-middleware-subrequest': 'proxy', 'x-matched-path': '/evil', 'x-invoke-path': '/evil' },
  ...{ 'x-prerender-revalidate': 'x', 'x-now-route-matches': '1=evil' },
}
const FORM = { method: 'POST', body: 'x' }
/** Headers of a form on another site, by which the site rejects it. */
const FOREIGN = { origin: 'https://evil.example' }

const forwardedHeaders = ({ site, client, nginx }: NginxOnly): Checks => ({
  async 'the site receives the address of the client, and none of what a client invents'() {
    site.respondWith(({ headers, url }, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ headers, url }))
    })
    const { host } = new URL(nginx.url)
    const expected = {
      ...Object.fromEntries(Object.keys(INVENTED).map((name) => [name, undefined])),
      ...{ host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
      ...{ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
    }
    // Pages that are cached, one that is not, and forms.
    const cases: [path: string, passed: string, request: HttpRequest][] = [
      ['/Faculty?utm_source="><script>', '/Faculty', {}],
      ['/Trust?x=1&__nextDataReq=1', '/Trust', {}],
      ['/Faculty?q=x', '/Faculty?q=x', {}],
      ['/', '/', { ...FORM, headers: FOREIGN }],
      ['/', '/', FORM],
    ]
    for (const [path, passed, { headers: sent, ...request }] of cases) {
      const { text } = await client.send(path, { ...request, headers: { ...INVENTED, ...sent } })
      const { url, headers } = JSON.parse(text) as { url: string; headers: Record<string, string> }
      const all = { origin: undefined, ...expected, ...sent }
      const received = Object.keys(all).map((name) => [name, headers[name]])
      deepEqual([url, Object.fromEntries(received)], [passed, all])
    }
  },
})

/** The size of a page, and how much of it arrives before the site dies. */
const [FULL, PART] = [100_000, 60_000]
/** A page is fresh for a second, by a clock of whole seconds; for ten more it is served stale. */
const [STALE_MS, EXPIRED_MS] = [2_200, 13_000]
const SETTLED_MS = 300
const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
}

/** A site that is killed during a response breaks no page. */
function noPartialResponses({ site, client, nginx }: NginxOnly): Checks {
  const cached = pageNamed('cached')
  const respondFully = () =>
    site.respondWith((_, response) => response.writeHead(200, PAGE).end(cached))
  let aborted = 0
  const abortResponses = () =>
    site.respondWith((_, response) => {
      response.writeHead(200, { ...PAGE, 'content-length': FULL })
      response.write(pageNamed('never seen').slice(0, PART))
      setTimeout(() => {
        response.destroy()
        aborted += 1
      }, 50)
    })
  return {
    async 'a page whose background fetch is aborted ends no response to a slow visitor'() {
      respondFully()
      for (const encoding of encodings) equal(await readSlowly(nginx, encoding), cached)
      abortResponses()
      for (const encoding of encodings) {
        await pause(STALE_MS)
        const before = aborted
        const checkAborted = async () => (aborted > before ? undefined : 'No fetch was aborted')
        const fetchAborted = () => waitUntil(checkAborted, 20).then(() => pause(SETTLED_MS))
        ok((await readSlowly(nginx, encoding, fetchAborted)) === cached, encoding)
      }
    },
    async 'a visitor who waits for a page that is aborted gets the cached one'() {
      await pause(EXPIRED_MS)
      const before = aborted
      const { status, text } = await client.send('/')
      deepEqual([status, text === cached, aborted > before], [200, true, true])
    },
    async 'while the site is down, a new encoding is made of the cached page'() {
      respondFully()
      const other = { path: '/other', contains: cached }
      await expectResponses(client, [{ ...other, headers: { 'accept-encoding': 'br' } }])
      site.respondWith((_, response) => response.destroy())
      await pause(STALE_MS)
      await expectResponses(client, [{ ...other, headers: { 'accept-encoding': 'gzip' } }])
    },
    async 'part of a page that was never requested before is not sent at all'() {
      abortResponses()
      const { status, headers, text } = await client.send('/never-requested')
      deepEqual([status, headers['retry-after'], text.includes('never seen')], [503, '5', false])
    },
  }
}

/** Text without repetition, so that it stays long when compressed. */
const pageNamed = (name: string): string =>
  `<!doctype html>${name} ${randomBytes(FULL).toString('base64')}`.slice(0, FULL - 7) + '</html>'

/** Reads the home page with a small flow-control window, like a slow connection, after `begin`. */
async function readSlowly(
  { url, certificate }: Endpoint,
  encoding: string,
  begin = () => Promise.resolve(),
): Promise<string> {
  const session = connect(url, { ca: certificate, settings: { initialWindowSize: 4_000 } })
  try {
    const stream = session.request({ ':path': '/', 'accept-encoding': encoding })
    // A premature end is thrown where the stream is read.
    const responded = new Promise((resolve) =>
      stream.once('response', resolve).once('error', resolve),
    )
    await Promise.all([responded, begin()])
    return (await decompress(await buffer(stream), encoding)).toString()
  } finally {
    session.destroy()
  }
}
