import { headersOfRequest } from './security-headers.ts'

Object.assign(process.env, {
  ...{ CMS_URL: 'http://cms.example:8055', STUDIO_URL: 'https://cms.school.example/studio' },
  ...{ CMS_TOKEN: 'token', REVALIDATE_SECRET: 'secret', SITE_URL: 'http://site.example' },
  ...{ DATA_DIR: '/tmp', HOST: '127.0.0.1', PORT: '3000', ENQUIRY_RETENTION_DAYS: '365' },
})

const headersOf = (method: string, url: string) => headersOfRequest(method, url, () => 'abc')
const policyOf = (url: string, method = 'GET') =>
  headersOf(method, url)?.['content-security-policy'] ?? ''
const embedderOf = (url: string, method = 'GET') =>
  headersOf(method, url)?.['cross-origin-embedder-policy']

test.each([
  ...['/', '/search', '/search?utm_source=whatsapp', '/Faculty?show=x', '/Infrastructure?show='],
  ...['/Infrastructure?show', '/notices/1?q=x', '/previewed', '/preview/refused', '//'],
])('%s is cached: no nonce', (url) => {
  expect(headersOf('GET', url)).toBeNull()
})

test.each([
  ...['POST /', 'POST /TakeAdmission', 'GET /search?q=fee', 'HEAD /SEARCH?q=fee'],
  ...['GET /FeePaymentRules?class=V&paid=2026-01-01', 'GET /Infrastructure?show=&show='],
  ...['GET /Infrastructure?show=%00', 'GET /dynamic/search', 'GET /dynamic/nothing'],
])('%s is rendered for this request', (request) => {
  const [method = '', url = ''] = request.split(' ')
  const policy = policyOf(url, method)
  expect(policy).toContain("script-src 'self' 'nonce-abc';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('frame-src')
  expect(embedderOf(url, method)).toBe('require-corp')
})

test('a preview can be framed by the Studio, can frame what any page may, and submits no form', () => {
  const url = '/preview/Contact%20Us?until=1'
  for (const directive of [
    "script-src 'self' 'nonce-abc';",
    "frame-ancestors 'self' https://cms.school.example",
    'frame-src https://docs.google.com ',
    "form-action 'none'",
  ])
    expect(policyOf(url)).toContain(directive)
  expect(embedderOf(url)).toBe('unsafe-none')
})
