import fc from 'fast-check'
import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample-pages'

const lines = (text: string) => fc.constantFrom(...text.trim().split('\n'))
const words = (text: string) => fc.constantFrom(...text.trim().split(/\s+/))

const odd = words(`
  / /% /%zz /%00 /%ff /%E0%A4%A /a%0d%0ab /.env /.git/config /_next /_next/ /_error /404 /500 /api /admin /graphql /*
  /[page] /dynamic/notices /dynamic/% /preview/% /notices/1e9 /notices/-1 /notices/0x1 /notices/९ /notices/archive/x
  /og/x.png /og/__proto__ /tables/x.csv /tables/%2e%2e.csv /constructor /__proto__ /notices/archive/constructor
  //evil.test /%2f%2fevil.test /%5cevil.test ///evil.test /%09/evil.test /.//evil.test /evil.test//..//
  //user@evil.test /notices/..//evil.test //evil.test/Faculty/ /aboutus//evil.test /preview/enter?path=//evil.test`)
const up = words(
  '../ ..%2f %2e%2e/ ..%5c %252e%252e%252f ..;/ %c0%ae%c0%ae/ ....// ..%00/ .%2e/ ..//',
)
const goal = words(`
  etc/passwd .env .data/secrets.json package.json next.config.js .next/BUILD_ID proc/self/environ
  lib/server/environment.ts users/me items/admission server/info graphql`)
const place = words(
  '/ /assets/ /_next/static/ /_next/data/ /notices/ /og/ /tables/ /preview/ /api/ /pictures/ /fonts/ /dynamic/',
)
const query = words(`
  ? ?_rsc=1 ?_rsc=% ?% ?x=%E0%A4%A ?a=1&a=2&a[]=3 ?__proto__[x]=1 ?nxtPpage=x ?__nextDataReq=1 ?next=//evil.test
  ?url=https://evil.test ?q=%00 ?q[]=fees ?access_token=x ?download ?w=320%00 ?w=__proto__ ?key=system-large-contain
  ?transforms=[["resize",9]]`)
const header = lines(`
rsc: 1
rsc: %
next-router-prefetch: 1
next-url: //evil.test
next-router-state-tree: %
next-router-segment-prefetch: /../..%2f_full
next-action: x
next-action: 000000000000000000000000000000000000000000
x-action-redirect: //evil.test
x-middleware-subrequest: proxy:proxy:proxy:proxy:proxy
x-middleware-rewrite: https://evil.test/
x-middleware-override-headers: host
x-middleware-set-cookie: a=b
x-nextjs-data: 1
x-nextjs-html-request-id: "><script>1</script>
x-matched-path: /../x
x-invoke-path: /_error
x-invoke-status: 500
x-prerender-revalidate: x
x-next-revalidated-tags: _N_T_/
cookie: __prerender_bypass=x; __next_preview_data=x
x-forwarded-proto: javascript
x-forwarded-host: evil.test
forwarded: host=evil.test;proto=http
x-forwarded-for: 127.0.0.1, ::1, "><script>
x-original-url: /api/health
x-http-method-override: DELETE
range: bytes=0-,0-,0-,0-,0-,0-
range: bytes=9999999999999999999-
if-none-match: *
if-modified-since: x
accept: text/x-component
accept-encoding: br;q=x, gzip;q=-1, identity;q=0, *;q=0
content-type: multipart/form-data
origin: null
authorization: Bearer x
expect: 100-continue
upgrade: h2c
__proto__: x
content-security-policy: script-src 'nonce-x' 'unsafe-inline'
x-nonce: x`)
const body = lines(`
{}
["$K1"]
{"__proto__":{"x":1}}
0=["$F1"]
--x
[[[[[[[[
{"then":"$1:then"}`)

/** Requests that HTTP parsers read differently; some may be left without a response. */
const ambiguous = [
  'POST / HTTP/1.1\r\nhost: @\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n5c\r\nGET /x HTTP/1.1\r\n\r\n0\r\n',
  'POST / HTTP/1.1\r\nhost: @\r\ncontent-length: 6\r\ncontent-length: 5\r\n\r\nabcdef',
  'POST / HTTP/1.1\r\nhost: @\r\ntransfer-encoding : chunked\r\n\r\n0\r\n',
  'GET / HTTP/1.1\r\nhost: @\r\nhost: evil.test\r\n\r\n',
  'GET / HTTP/9.9\r\nhost: @\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: @\r\nx\0: y\r\n\r\n',
  'CONNECT evil.test:80 HTTP/1.1\r\nhost: @\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: @\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x\r\n\r\n',
]

/** The bytes of hostile requests, and of ambiguous ones. */
export function hostileRequests(host: string, files: readonly string[]) {
  const page = fc.constantFrom(...pages.map(hrefOf))
  const file = fc.constantFrom(...files)
  const target = fc.oneof(
    odd,
    page,
    fc
      .tuple(place, fc.array(up, { minLength: 1, maxLength: 8 }), goal)
      .map(([start, climbs, end]) => start + climbs.join('') + end),
    fc
      .tuple(file, words('/ /../../users/me %2f..%2f..%2fusers .webp %00 %3faccess_token=x'))
      .map(([id, end]) => `/assets/${id}${end}`),
    fc.tuple(page, words('/ // /. %20 %00 .json .rsc .txt /%')).map((parts) => parts.join('')),
    fc.constantFrom(`/${'a'.repeat(6_000)}`, `/${'a/'.repeat(500)}`),
    fc
      .string({ unit: 'grapheme-ascii', minLength: 12, maxLength: 12 })
      .map((text) => `/${encodeURI(text)}`),
  )
  const hostName = fc.oneof(
    { weight: 9, arbitrary: fc.constant(host) },
    words(`evil.test ${host}@evil.test %`),
  )
  // Without TRACE and addresses with a host, which no browser sends and the front does not pass on:
  // Next.js answers some of them with an error 500, or with a redirect to that host.
  const method = words('GET GET GET GET HEAD POST PUT DELETE OPTIONS PURGE get NONSENSE')
  const request = fc
    .record({
      method,
      target: fc.tuple(target, fc.option(query, { nil: '' })).map((parts) => parts.join('')),
      hostName,
      headers: fc.array(header, { maxLength: 5 }),
      body,
    })
    .map((given) => {
      const hasBody = ['POST', 'PUT', 'DELETE'].includes(given.method)
      const head = [
        `${given.method} ${given.target} HTTP/1.1`,
        `host: ${given.hostName}`,
        ...given.headers,
        ...(hasBody ? [`content-length: ${given.body.length}`] : []),
        'connection: close',
      ]
      return `${head.join('\r\n')}\r\n\r\n${hasBody ? given.body : ''}`
    })
  return { request, ambiguous: ambiguous.map((each) => each.replace('@', host)) }
}
