import { certificateHref, isCertificateGrant } from './grant.ts'

jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ REVALIDATE_SECRET: 'a-secret-for-tests' }),
}))

const FILE = '7b0c4b39-7d1c-8f00-8000-000000000001'
const OTHER = '7b0c4b39-7d1c-8f00-8000-000000000002'
const MINUTES = 60_000

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }))
afterEach(() => jest.useRealTimers())

test('the address of a certificate opens its own file for ten minutes', () => {
  const [, , grant = '', id] = certificateHref(FILE).split('/')
  expect(id).toBe(FILE)
  expect(isCertificateGrant(grant, FILE)).toBe(true)
  expect(isCertificateGrant(grant, OTHER)).toBe(false)
  const later = grant.replace(/^\d+/, (until) => `${Number(until) + 600}`)
  for (const wrong of [later, `${grant}x`, '', '.'])
    expect(isCertificateGrant(wrong, FILE)).toBe(false)
  jest.advanceTimersByTime(10 * MINUTES - 1_000)
  expect(isCertificateGrant(grant, FILE)).toBe(true)
  jest.advanceTimersByTime(1_000)
  expect(isCertificateGrant(grant, FILE)).toBe(false)
})
