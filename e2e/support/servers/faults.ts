import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A complete HTTP response. */
export type ProxyResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

const response = (status: number, type: string, body: string, headers = {}): ProxyResponse => ({
  status,
  headers: { 'content-type': type, ...headers },
  body: Buffer.from(body),
})

const json = (body: string, headers = {}) => response(200, 'application/json', body, headers)

/** An error response of Directus: a status and its code. */
export const refusal = (status: number, code: string): ProxyResponse =>
  response(
    status,
    'application/json',
    JSON.stringify({ errors: [{ message: 'No.', extensions: { code } }] }),
  )

const WRONG_ROW = '{"id":"one","title":4,"name":{},"page_name":[],"date":true,"kind":7,"class":[]}'

/** Complete responses of a failing CMS, or of what responds in its place. */
export const faultyResponses = {
  failing: refusal(500, 'INTERNAL_SERVER_ERROR'),
  unavailable: refusal(503, 'SERVICE_UNAVAILABLE'),
  gateway: response(502, 'text/html', '<h1>502 Bad Gateway</h1>'),
  unauthorised: refusal(401, 'INVALID_CREDENTIALS'),
  locked: refusal(403, 'RESOURCE_RESTRICTED'),
  // The response of Directus for a missing collection, and for missing permissions.
  forbidden: refusal(403, 'FORBIDDEN'),
  missing: refusal(404, 'ROUTE_NOT_FOUND'),
  limited: refusal(429, 'REQUESTS_EXCEEDED'),
  maintenance: response(200, 'text/html', '<!doctype html><title>Back soon</title>'),
  redirecting: response(302, 'text/html', '', { location: '/login' }),
  'no-content': response(204, 'application/json', ''),
  blank: json(''),
  binary: json('\u0000\u0001\u0002\ufffd'),
  misencoded: json('{"data":[]}', { 'content-encoding': 'gzip' }),
  truncated: json('{"data":[{"id":'),
  mistyped: json(`{"data":[${WRONG_ROW}]}`),
  null: json('{"data":null}'),
  empty: json('{"data":[]}'),
}

const begin = (outgoing: ServerResponse) =>
  outgoing.writeHead(200, { 'content-type': 'application/json' })

const CHUNK = 'a'.repeat(64 * 1024)

/** Incomplete responses to a request that arrives; with `refused` none arrives. */
export const incompleteResponses = {
  refused: (outgoing: ServerResponse) => outgoing.destroy(),
  reset: (outgoing: ServerResponse) => outgoing.destroy(),
  hanging: () => undefined,
  stalled: (outgoing: ServerResponse) => begin(outgoing).write('{"data":["'),
  'not-http': (outgoing: ServerResponse) => outgoing.socket?.end('220 mail.example.org ESMTP\r\n'),
  /** A byte per second, without an end. */
  dripping(outgoing: ServerResponse) {
    begin(outgoing)
    const timer = setInterval(() => outgoing.write(' '), 1_000)
    outgoing.on('close', () => clearInterval(timer))
  },
  endless(outgoing: ServerResponse) {
    const more = () => {
      while (!outgoing.destroyed && outgoing.write(CHUNK));
    }
    begin(outgoing).write('{"data":["')
    outgoing.on('drain', more).on('error', () => undefined)
    more()
  },
}

/** How the proxy can fail. */
export type Fault = keyof typeof incompleteResponses | keyof typeof faultyResponses

export const faults = Object.keys({ ...incompleteResponses, ...faultyResponses }) as Fault[]
