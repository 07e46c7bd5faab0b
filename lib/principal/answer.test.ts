import { linkPath } from 'school-schema/principal/links'
import type { LinkKind } from 'school-schema/values/signature'
import { answerLink } from './answer.ts'

const SITE = 'https://school.example'
const SECRET = 'a-secret-for-tests'
const ID = 'abcdefghijklmnopqrstuv'
const environment = { PREVIEW_SECRET: SECRET, SITE_URL: SITE, HOST: '127.0.0.1', PORT: 3000 }
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => environment,
  ownAddress: () => 'http://127.0.0.1:3000',
}))
jest.mock('../server/log.ts', () => ({ log: { warn() {} } }))
const requestLinkPage = jest.fn()
jest.mock('../content/client/principal.ts', () => ({
  requestLinkPage: (...given: unknown[]) => requestLinkPage(...given) as unknown,
}))

const now = () => Math.floor(Date.now() / 1000)
const tokenOf = (kind: LinkKind, until = now() + 60, secret = SECRET) =>
  linkPath(secret, kind, ID, until).replace(`/preview/${kind}/`, '')

beforeEach(() => {
  requestLinkPage.mockReset()
  requestLinkPage.mockResolvedValue({ status: 200, html: '<p>A form' })
})

const get = (token: string) => answerLink(new Request(SITE), 'approval', token)
const post = (body: string, headers: Record<string, string>) =>
  answerLink(new Request(SITE, { method: 'POST', body, headers }), 'approval', tokenOf('approval'))

test('a signed link shows the page of the CMS, which may run nothing', async () => {
  const token = tokenOf('approval')
  const answer = await get(token)
  expect([answer.status, await answer.text()]).toEqual([200, '<p>A form'])
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='; /)
  expect(policy).not.toContain('unsafe')
  expect(requestLinkPage).toHaveBeenCalledWith('approval', token, null)
})

test.each<[what: string, token: () => string]>([
  ['of another purpose', () => tokenOf('alert')],
  ['of another secret', () => tokenOf('approval', now() + 60, 'another')],
  ['that has expired', () => tokenOf('approval', now())],
  ['with a later end', () => tokenOf('approval').replace(/\.\d+\./, '.9999999999.')],
  ['of another row', () => tokenOf('approval').replace(ID, ID.toUpperCase())],
  ['that was cut', () => tokenOf('approval').slice(0, -1)],
  ['that goes on', () => `${tokenOf('approval')}x`],
  ['of an object', () => '__proto__'],
])('a link %s is refused without a request to the CMS', async (_what, token) => {
  expect((await get(token())).status).toBe(403)
  expect(requestLinkPage).not.toHaveBeenCalled()
})

test.each([
  ['this website', { origin: SITE, 'sec-fetch-site': 'same-origin' }, 200],
  ['a page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
  ['such a page in an older browser', { origin: 'null' }, 200],
  ['another website', { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another website in an older browser', { origin: 'https://other.example' }, 403],
  ['another website without a referrer', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['a program', {}, 403],
])('a form of %s', async (_what, headers, status) => {
  expect((await post('action=publish', headers as Record<string, string>)).status).toBe(status)
  expect(requestLinkPage).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
})

test('a long form is refused, and the CMS gets plain fields', async () => {
  const headers = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
  expect((await post(`remark=${'x'.repeat(12_000)}`, headers)).status).toBe(413)
  await post('remark=a+%26+b&__proto__=x', headers)
  const [, , fields] = requestLinkPage.mock.calls[0] as [string, string, object]
  expect(Object.entries(fields)).toContainEqual(['remark', 'a & b'])
})

test('while the CMS does not answer, the page says that nothing is confirmed and what to do', async () => {
  requestLinkPage.mockRejectedValue(new Error('down'))
  const answer = await get(tokenOf('approval'))
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringMatching(/Nothing is confirmed: .* telephone/),
  ])
})
