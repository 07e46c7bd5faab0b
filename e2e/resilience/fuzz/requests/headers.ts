import { pick, type Random } from '../../random.ts'
import type { Aims } from './paths.ts'

type Header = [name: string, value: string]

const TREE = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null,true]')

/** Headers by which somebody pretends, asks for another form of a page, or confuses a cache. */
const plain: readonly [Header, ...Header[]] = [
  ['rsc', '1'],
  ['rsc', '%'],
  ['next-router-prefetch', '1'],
  ['next-url', '//evil.test'],
  ['next-router-state-tree', TREE],
  ['next-router-state-tree', '%'],
  ['next-router-state-tree', '[[[[[['],
  ['next-router-segment-prefetch', '/_tree'],
  ['next-router-segment-prefetch', '/../..%2f_full'],
  ['next-action', 'x'],
  ['next-action', '0'.repeat(42)],
  ['next-hmr-refresh', '1'],
  ['next-resume', '1'],
  ['x-action-redirect', '//evil.test'],
  ['x-middleware-subrequest', 'proxy:proxy:proxy:proxy:proxy'],
  ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['x-middleware-rewrite', 'https://evil.test/'],
  ['x-middleware-next', '1'],
  ['x-middleware-prefetch', '1'],
  ['x-middleware-override-headers', 'host'],
  ['x-middleware-request-host', 'evil.test'],
  ['x-middleware-set-cookie', 'a=b'],
  ['x-nextjs-data', '1'],
  ['x-nextjs-rewrite', '//evil.test'],
  ['x-nextjs-prerender', '1'],
  ['x-nextjs-html-request-id', '"><script>1</script>'],
  ['x-now-route-matches', '1=x'],
  ['x-matched-path', '/../x'],
  ['x-invoke-path', '/_error'],
  ['x-invoke-status', '500'],
  ['x-invoke-output', '/_error'],
  ['x-invoke-error', '{"message":"x"}'],
  ['x-invoke-query', '%7B'],
  ['x-prerender-revalidate', 'x'],
  ['x-prerender-revalidate-if-generated', '1'],
  ['x-next-revalidated-tags', '_N_T_/'],
  ['x-next-revalidate-tag-token', 'x'],
  ['x-next-cache-tags', 'x'],
  ['cookie', '__prerender_bypass=x; __next_preview_data=x'],
  ['cookie', '__next_hmr_refresh_hash__=x; NEXT_LOCALE=../x'],
  ['cookie', `a=${'x'.repeat(6_000)}`],
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-port', '0'],
  ['x-forwarded-prefix', '//evil.test'],
  ['x-forwarded-for', '127.0.0.1, ::1, "><script>'],
  ['x-real-ip', '127.0.0.1'],
  ['x-original-url', '/api/health'],
  ['x-rewrite-url', '/preview/enter'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-uri', '/%'],
  ['range', 'bytes=0-,0-,0-,0-,0-,0-,0-,0-'],
  ['range', 'bytes=-0'],
  ['range', 'bytes=9999999999999999999-'],
  ['range', 'bytes=5-1'],
  ['range', 'x=1'],
  ['if-none-match', '*'],
  ['if-none-match', `"${'x'.repeat(3_000)}"`],
  ['if-modified-since', 'x'],
  ['if-range', '*'],
  ['accept', 'text/x-component'],
  ['accept', '\\'],
  ['accept-encoding', 'br;q=x, gzip;q=-1, identity;q=0, *;q=0'],
  ['accept-language', '../../x'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'text/plain;charset=utf-7'],
  ['origin', 'null'],
  ['origin', '%'],
  ['referer', 'https://evil.test/%'],
  ['sec-fetch-dest', 'script'],
  ['sec-fetch-mode', 'x'],
  ['purpose', 'prefetch'],
  ['save-data', 'on'],
  ['user-agent', 'Googlebot'],
  ['user-agent', ''],
  ['te', 'trailers'],
  ['via', '1.1 x'],
  ['max-forwards', '0'],
  ['cache-control', 'only-if-cached, max-age=0'],
  ['pragma', 'x'],
  ['authorization', 'Bearer x'],
  ['expect', '100-continue'],
  ['upgrade', 'h2c'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['content-security-policy', "script-src 'nonce-x' 'unsafe-inline'"],
  ['x-nonce', 'x'],
]

const toHost = [
  'x-forwarded-host',
  'x-host',
  'x-forwarded-server',
  'forwarded',
  'x-original-host',
] as const

/** Up to six of them, seldom a heap. */
export function makeHeaders(random: Random, { trap }: Aims): Header[] {
  const host = () =>
    pick(random, ['evil.test', trap, 'evil.test:99999', '%', 'a b', '"', '[::1', ''])
  const headers = Array.from({ length: Math.floor(random() * 6) }, () => pick(random, plain))
  if (random() < 0.3) {
    const name = pick(random, toHost)
    headers.push([name, name === 'forwarded' ? `host=${host()};proto=http` : host()])
  }
  if (random() < 0.02) headers.push(['x-large', 'x'.repeat(9_000 + Math.floor(random() * 9_000))])
  if (random() < 0.02)
    headers.push(...Array.from({ length: 300 }, (_, n): Header => [`x-${n}`, 'x']))
  return headers
}
