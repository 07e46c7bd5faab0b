import { scorePage } from './score.ts'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-YWJj'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

const score = (change: Record<string, string>, html = '<script src="/a.js"></script>') =>
  scorePage('https://school.example/', {
    page: { status: 200, headers: { ...headers, ...change }, html },
    preflight: { status: 404, headers: {} },
  })

test('a page that says all that it can has 150 points', () => {
  expect(score({})).toEqual({ points: 150, failed: [] })
})

const policy = headers['content-security-policy']

test.each([
  [
    'inline scripts',
    { 'content-security-policy': policy.replace("'sha256-YWJj'", "'unsafe-inline'") },
  ],
  ['eval', { 'content-security-policy': policy.replace("'sha256-YWJj'", "'unsafe-eval'") }],
  ['no https', { 'strict-transport-security': '' }],
])('control: with %s it has fewer than 135, and the scorer says why', (_, change) => {
  const { points, failed } = score(change)
  expect(points).toBeLessThan(135)
  expect(failed).not.toEqual([])
})

test('control: a type that is guessed, a script and a frame of others cost points', () => {
  expect(score({ 'x-content-type-options': '' }).points).toBe(145)
  const foreign = '<script src="https://cdn.example/a.js"></script>'
  expect(score({}, foreign).points).toBeLessThan(150)
  expect(score({ 'cross-origin-embedder-policy': 'unsafe-none' }).points).toBe(140)
  expect(score({ 'cross-origin-opener-policy': 'unsafe-none' }).points).toBe(140)
})
