import { isSameOrigin } from './check-request.ts'

jest.mock('../server/environment.ts', () => ({
  ownAddress: () => 'http://127.0.0.1:3000',
  siteEnvironment: () => ({ SITE_URL: 'https://school.example' }),
}))

const from = (headers: Record<string, string>) => isSameOrigin(new Headers(headers))
const ours = { origin: 'https://school.example' }

test('the public address and both local addresses are this site', () => {
  expect(from(ours)).toBe(true)
  for (const host of ['127.0.0.1:3000', 'localhost:3000']) {
    expect(from({ origin: `http://${host}`, host })).toBe(true)
    expect(from({ origin: `http://${host}`, host: 'proxy', 'x-forwarded-host': host })).toBe(true)
  }
  expect(from({ ...ours, 'sec-fetch-site': 'same-origin' })).toBe(true)
})

test('no origin, a foreign one, or one that only matches a forwarded host is not', () => {
  expect(from({})).toBe(false)
  const others = ['null', 'https://evil.example', 'http://school.example']
  for (const origin of [...others, 'https://school.example.evil.example'])
    expect(from({ origin })).toBe(false)
  expect(from({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(false)
})

test('a local origin that Next.js would answer with an error is not', () => {
  const origin = 'http://localhost:3000'
  for (const host of ['127.0.0.1:3000', 'localhost', 'school.example', 'localhost:3001'])
    expect(from({ origin, host })).toBe(false)
  expect(from({ origin, host: 'localhost:3000', 'x-forwarded-host': 'evil.example' })).toBe(false)
  expect(from({ origin })).toBe(false)
})

test('a post that the browser marks as cross-site is not', () => {
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(from({ ...ours, 'sec-fetch-site': site })).toBe(false)
})
