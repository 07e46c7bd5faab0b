import { judge } from './judge.ts'
import type { Answer } from './send.ts'

const site = new URL('http://127.0.0.1:3000')
const studio = 'http://127.0.0.1:8055'
const hidden = { studio, secrets: ['s3cr3t', '127.0.0.1:8055', '/srv/data'] }

const answer = (status: number, headers: Record<string, string> = {}, body = ''): Answer => ({
  ...{ status, body, headers: new Map(Object.entries(headers)) },
})

test.each<[Answer]>([
  [answer(200, {}, '<h1>Fees</h1>')],
  [answer(404)],
  [answer(308, { location: '/Faculty' })],
  [answer(308, { location: 'http://127.0.0.1:3000/Faculty' })],
  [answer(307, { location: `${studio}/site-preview?path=%2F` })],
  [answer(403, { 'content-security-policy': `frame-ancestors 'self' ${studio}; x` })],
])('%j is in order', (given) => {
  expect(judge(given, site, hidden)).toBeNull()
})

test.each<[Answer | null, string]>([
  [null, 'no answer'],
  [answer(500), 'answered with 500'],
  [answer(308, { location: '//evil.test/x' }), 'led off the site, to evil.test'],
  [answer(308, { location: '/\\evil.test' }), 'led off the site, to evil.test'],
  [answer(302, { location: `${studio}/admin` }), 'led off the site, to 127.0.0.1:8055'],
  [answer(200, {}, 'x s3cr3t x'), 'told s3cr3t…'],
  [answer(200, { 'x-from': '127.0.0.1:8055' }), 'told 127.0.…'],
  [answer(400, {}, 'root:x:0:0:root'), 'told something from inside, root:x:0:0'],
  [
    answer(400, {}, 'at f (/srv/app/x.js:1:2)'),
    'told something from inside, at f (/srv/app/x.js:1:2',
  ],
])('%j is not', (given, fault) => {
  expect(judge(given, site, hidden)).toBe(fault)
})
