import type { OutgoingHttpHeaders } from 'node:http'

/** A complete HTTP response. */
export type ProxyResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

const response = (status: number, type: string, body: string, headers = {}): ProxyResponse => ({
  status,
  headers: { 'content-type': type, ...headers },
  body: Buffer.from(body),
})

const json = (body: string, headers = {}) => response(200, 'application/json', body, headers)

/** How Directus refuses a request: a status and its code. */
export const refusal = (status: number, code: string): ProxyResponse =>
  response(
    status,
    'application/json',
    JSON.stringify({ errors: [{ message: 'No.', extensions: { code } }] }),
  )

const WRONG_ROW = '{"id":"one","title":4,"name":{},"page_name":[],"date":true,"kind":7,"class":[]}'

/** Complete responses that a failing CMS, or what answers in its place, can send. */
export const faultyResponses = {
  failing: refusal(500, 'INTERNAL_SERVER_ERROR'),
  unavailable: refusal(503, 'SERVICE_UNAVAILABLE'),
  gateway: response(502, 'text/html', '<h1>502 Bad Gateway</h1>'),
  unauthorised: refusal(401, 'INVALID_CREDENTIALS'),
  locked: refusal(403, 'RESOURCE_RESTRICTED'),
  // What Directus says of a collection that it lacks, and when the site's role has lost its rights.
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

/** No complete response: the proxy refuses, resets, never answers, or never ends. */
const INCOMPLETE = [
  ...(['refused', 'reset', 'hanging', 'stalled', 'not-http', 'dripping', 'endless'] as const),
] as const

type FaultyResponse = keyof typeof faultyResponses

/** How the proxy can fail. */
export type Fault = (typeof INCOMPLETE)[number] | FaultyResponse

export const isFaultyResponse = (fault: Fault): fault is FaultyResponse => fault in faultyResponses

export const faults: Fault[] = [
  ...INCOMPLETE,
  ...(Object.keys(faultyResponses) as FaultyResponse[]),
]
