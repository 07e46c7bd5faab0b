import { NextRequest } from 'next/server'
import { newGrant, previewHref } from './grant.ts'
import { guardPreview, isPreviewPath } from './guard.ts'

const SITE = 'http://site'
const STUDIO = 'https://cms.school.example'
const environment: Record<string, string | undefined> = {}
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => environment,
  studioUrl: () => STUDIO,
}))
jest.mock('../server/log.ts', () => ({ log: { warn() {} } }))

const before = { ...process.env }
beforeEach(() => {
  Object.assign(process.env, { NODE_ENV: 'production' })
  Object.assign(environment, { PREVIEW_SECRET: 'a-secret-for-tests', CMS_PREVIEW_TOKEN: 'token' })
})
afterEach(() => Object.assign(process.env, before))

const ask = (href: string, method = 'GET') => guardPreview(new NextRequest(SITE + href, { method }))

/** Whether the page itself is shown. */
const isPassed = ({ headers }: Response) => headers.get('x-middleware-next') === '1'

const SECRET = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

test.each(['/', '/Contact Us', '/notices/7', '/hi/notices'])(
  'a signed address shows the draft of %s to the Studio only, without forms',
  (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = ask(previewHref(path, newGrant()), method)
      expect([answer.status, isPassed(answer)]).toEqual([200, true])
      expect(Object.fromEntries(answer.headers)).toMatchObject(SECRET)
      const policy = answer.headers.get('content-security-policy')
      expect(policy).toContain(`frame-ancestors 'self' ${STUDIO}`)
      expect(policy).toContain("form-action 'none'")
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
    }
  },
)

const signedHref = () => previewHref('/Club', newGrant())

test.each<[what: string, href: (signed: string) => string, method: string]>([
  ['without a signature', () => '/preview/Club', 'GET'],
  ['of another page', (signed) => signed.replace('/Club', '/AboutUs'), 'GET'],
  ['with a longer time', (signed) => signed.replace(/until=\d+/, 'until=99999999999'), 'GET'],
  ['without its encoding', () => '/preview/%E0%A4', 'GET'],
  ['of the front page', () => '/preview', 'GET'],
  ['that only begins like one with checks of its own', () => '/preview/assetsx', 'GET'],
  ['of a form', (signed) => signed, 'POST'],
])('an address %s is refused without content', (_what, hrefOf, method) => {
  const answer = ask(hrefOf(signedHref()), method)
  expect([answer.status, isPassed(answer)]).toEqual([403, false])
  expect(Object.fromEntries(answer.headers)).toMatchObject(SECRET)
  const ancestors = `frame-ancestors 'self' ${STUDIO}`
  expect(answer.headers.get('content-security-policy')).toContain(ancestors)
})

test('an expired address is refused', () => {
  const until = Math.floor(Date.now() / 1000) - 1
  expect(ask(previewHref('/Club', { until })).status).toBe(403)
})

test.each(['/preview/enter', '/preview/open?id=1', '/preview/assets/1.x/2'])(
  '%s checks itself, and is stored nowhere',
  (href) => {
    const answer = ask(href)
    expect(isPassed(answer)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject(SECRET)
  },
)

test('a site without previews has no such address', () => {
  expect(['/preview', '/preview/enter', '/previews'].map(isPreviewPath)).toEqual([
    true,
    true,
    false,
  ])
  environment['PREVIEW_SECRET'] = undefined
  expect(isPreviewPath('/preview')).toBe(false)
})
