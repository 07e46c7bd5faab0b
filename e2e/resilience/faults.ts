/** What a real CMS will not do on demand, and what may stand in its place. */
export const faults = [
  'refused',
  'reset',
  'hanging',
  'stalled',
  'not-http',
  'dripping',
  'failing',
  'unavailable',
  'gateway',
  'unauthorised',
  'locked',
  'forbidden',
  'missing',
  'limited',
  'maintenance',
  'redirecting',
  'no-content',
  'blank',
  'binary',
  'misencoded',
  'truncated',
  'mistyped',
  'null',
  'empty',
  'endless',
] as const

export type Fault = (typeof faults)[number]

type Answer = { status: number; type: string; body: string; headers?: Record<string, string> }

const JSON_TYPE = 'application/json'

const refusal = (status: number, code: string): Answer => ({
  status,
  type: JSON_TYPE,
  body: JSON.stringify({ errors: [{ message: 'No.', extensions: { code } }] }),
})

const data = (body: string): Answer => ({ status: 200, type: JSON_TYPE, body })

const WRONG_ROW = '{"id":"one","title":4,"name":{},"page_name":[],"date":true,"kind":7,"class":[]}'

/** The faults that are an answer. */
export const answers: Partial<Record<Fault, Answer>> = {
  failing: refusal(500, 'INTERNAL_SERVER_ERROR'),
  unavailable: refusal(503, 'SERVICE_UNAVAILABLE'),
  gateway: { status: 502, type: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
  unauthorised: refusal(401, 'INVALID_CREDENTIALS'),
  locked: refusal(403, 'RESOURCE_RESTRICTED'),
  // What Directus says of a collection that it lacks, and when the site's role has lost its rights.
  forbidden: refusal(403, 'FORBIDDEN'),
  missing: refusal(404, 'ROUTE_NOT_FOUND'),
  limited: refusal(429, 'REQUESTS_EXCEEDED'),
  maintenance: { status: 200, type: 'text/html', body: '<!doctype html><title>Back soon</title>' },
  redirecting: { status: 302, type: 'text/html', body: '', headers: { location: '/login' } },
  'no-content': { status: 204, type: JSON_TYPE, body: '' },
  blank: data(''),
  binary: data('\u0000\u0001\u0002\ufffd'),
  misencoded: { ...data('{"data":[]}'), headers: { 'content-encoding': 'gzip' } },
  truncated: data('{"data":[{"id":'),
  mistyped: data(`{"data":[${WRONG_ROW}]}`),
  null: data('{"data":null}'),
  empty: data('{"data":[]}'),
}
