import { judge, type RawResponse } from './judge-response.ts'

const site = new URL('http://127.0.0.1:3000')
const studio = 'http://127.0.0.1:8055'
const hidden = { studio, secrets: ['s3cr3t', '127.0.0.1:8055', '/srv/data'] }

const response = (
  status: number,
  headers: Record<string, string> = {},
  body = '',
): RawResponse => ({
  ...{ status, body, headers: new Map(Object.entries(headers)) },
})

test.each<[RawResponse]>([
  [response(200, {}, '<h1>Fees</h1>')],
  [response(404)],
  [response(308, { location: '/Faculty' })],
  [response(308, { location: 'http://127.0.0.1:3000/Faculty' })],
  [response(307, { location: `${studio}/site-preview?path=%2F` })],
  [response(403, { 'content-security-policy': `frame-ancestors 'self' ${studio}; x` })],
])('%j discloses nothing', (given) => {
  expect(judge(given, site, hidden)).toBeNull()
})

test.each<[RawResponse | null, string]>([
  [null, 'no response'],
  [response(500), 'answered with 500'],
  [response(308, { location: '//evil.test/x' }), 'led off the site, to evil.test'],
  [response(308, { location: '/\\evil.test' }), 'led off the site, to evil.test'],
  [response(302, { location: `${studio}/admin` }), 'led off the site, to 127.0.0.1:8055'],
  [response(200, {}, 'x s3cr3t x'), 'disclosed s3cr3t…'],
  [response(200, { 'x-from': '127.0.0.1:8055' }), 'disclosed 127.0.…'],
  [response(400, {}, 'root:x:0:0:root'), 'disclosed an internal, root:x:0:0'],
  [response(400, {}, 'at f (/srv/app/x.js:1:2)'), 'disclosed an internal, at f (/srv/app/x.js:1:2'],
])('%j has a fault', (given, fault) => {
  expect(judge(given, site, hidden)).toBe(fault)
})
