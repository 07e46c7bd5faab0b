import { pick, type Random } from '../../random.ts'
import { makeHeaders } from './headers.ts'
import { makePath, type Aims } from './paths.ts'

const METHODS = [
  ...([
    'GET',
    'GET',
    'GET',
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
  ] as const),
  ...(['OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'get', 'NONSENSE'] as const),
] as const

const BODIES = [
  ...([
    '',
    '{}',
    '["$K1"]',
    '{"__proto__":{"x":1}}',
    '0=["$F1"]',
    'a=b',
    '--x\r\n\r\n--x--',
  ] as const),
  ...(['[[[[[[[[', '\u0000', '["$undefined"]', '{"then":"$1:then"}', '$@0'] as const),
] as const

const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE']

/** The bytes of a request as only a program would send it. */
export function makeRequest(random: Random, aims: Aims, host: string): string {
  const method = pick(random, METHODS)
  const path = makePath(random, aims)
  const target = pick(random, [
    path,
    path,
    path,
    path,
    path,
    path,
    `http://evil.test${path}`,
    `http://${host}${path}`,
  ])
  const asked =
    random() < 0.2 ? pick(random, ['evil.test', aims.trap, '', `${host}@evil.test`, '%']) : host
  const hasBody = METHODS_WITH_BODY.includes(method)
  const body = hasBody ? pick(random, BODIES) : ''
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `host: ${asked}`,
    ...makeHeaders(random, aims).map(([name, value]) => `${name}: ${value}`),
    ...(hasBody ? [`content-length: ${Buffer.byteLength(body)}`] : []),
    'connection: close',
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** What a parser of HTTP must not be taken in by: two lengths, a stray line, another message within. */
export const smuggled = (host: string): string[] =>
  [
    [
      'POST / HTTP/1.1',
      'content-length: 4',
      'transfer-encoding: chunked',
      '',
      '5c',
      'GET /x HTTP/1.1',
      '',
      '0',
      '',
    ],
    ['POST / HTTP/1.1', 'content-length: 6', 'content-length: 5', '', 'abcdef'],
    ['POST / HTTP/1.1', 'transfer-encoding: xchunked', '', '0', ''],
    ['POST / HTTP/1.1', 'transfer-encoding : chunked', '', '0', ''],
    ['GET / HTTP/1.1', ' x: y', '', ''],
    ['GET / HTTP/1.1', 'host: evil.test', '', ''],
    ['GET / HTTP/9.9', '', ''],
    ['GET  / HTTP/1.1', '', ''],
    ['GET / HTTP/1.1', 'x\u0000: y', '', ''],
    ['OPTIONS * HTTP/1.1', '', ''],
    ['CONNECT evil.test:80 HTTP/1.1', '', ''],
    ['GET /\u0001 HTTP/1.1', '', ''],
    ['GET / HTTP/1.1', 'upgrade: websocket', 'connection: upgrade', 'sec-websocket-key: x', '', ''],
    ['GET http://evil.test:80/x HTTP/1.1', 'upgrade: websocket', 'connection: upgrade', '', ''],
    ['PRI * HTTP/2.0', '', 'SM', '', ''],
  ].map(([first, ...rest]) => [first, `host: ${host}`, ...rest].join('\r\n'))
