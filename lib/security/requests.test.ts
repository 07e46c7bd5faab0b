import { policyOfRequest } from './requests.ts'

Object.assign(process.env, {
  ...{ CMS_URL: 'http://cms.example:8055', STUDIO_URL: 'https://cms.school.example/studio' },
  ...{ CMS_TOKEN: 'token', REVALIDATE_SECRET: 'secret', SITE_URL: 'http://site.example' },
  ...{ DATA_DIR: '/tmp', HOST: '127.0.0.1', PORT: '3000', ENQUIRY_RETENTION_DAYS: '365' },
})

const policyOf = (method: string, url: string) => policyOfRequest(method, url, () => 'abc')

test.each([
  ['GET', '/'],
  ['GET', '/search'],
  ['GET', '/search?utm_source=whatsapp'],
  ['GET', '/Faculty?show=x'],
  ['GET', '/Infrastructure?show='],
  ['GET', '/Infrastructure?show'],
  ['GET', '/notices/1?q=x'],
  ['GET', '/previewed'],
  ['GET', '/preview/refused'],
  ['GET', '//'],
])('%s %s is kept for others: no nonce', (method, url) => {
  expect(policyOf(method, url)).toBeNull()
})

test.each([
  ['POST', '/'],
  ['POST', '/TakeAdmission'],
  ['GET', '/search?q=fee'],
  ['HEAD', '/SEARCH?q=fee'],
  ['GET', '/FeePaymentRules?class=V&paid=2026-01-01'],
  ['GET', '/Infrastructure?show=&show='],
  ['GET', '/Infrastructure?show=%00'],
  ['GET', '/dynamic/search'],
  ['GET', '/dynamic/nothing'],
])('%s %s is made for this request', (method, url) => {
  const { policy, embedder } = policyOf(method, url) ?? { policy: '' }
  expect(policy).toContain("script-src 'self' 'nonce-abc';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('frame-src')
  expect(embedder).toBe('require-corp')
})

test('a preview is framed by the Studio, frames what any page may and sends no form', () => {
  const { policy, embedder } = policyOf('GET', '/preview/Contact%20Us?until=1') ?? {}
  expect(policy).toContain("script-src 'self' 'nonce-abc';")
  expect(policy).toContain("frame-ancestors 'self' https://cms.school.example")
  expect(policy).toContain('frame-src https://docs.google.com ')
  expect(policy).toContain("form-action 'none'")
  expect(embedder).toBe('unsafe-none')
})
