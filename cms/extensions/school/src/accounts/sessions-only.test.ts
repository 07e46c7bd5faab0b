import type { Request } from '../shared.ts'
import { requireSession } from './sessions-only.ts'

const COOKIE = '__Host-session'
const SESSION = `${COOKIE}=eyJh.eyJp.s-g_`
const PROXY = { 'x-forwarded-for': '203.0.113.5' }

/** The status for a request, and the cookie that reaches Directus. */
function ask(url: string, headers: Request['headers'], query: Request['query'] = {}) {
  let handler: (...given: unknown[]) => void = () => undefined
  const app = { use: (given: never) => (handler = given) } as never
  requireSession(app, COOKIE, 'https://cms.school.test:8443')
  const request = { url, headers: { ...headers }, query }
  let status = 200
  handler(request, {}, (error?: { status: number }) => (status = error?.status ?? 200))
  return { status, cookie: request.headers['cookie'] }
}

test.each([
  '/',
  '/admin',
  '/admin/assets/index.js',
  '/server/info',
  '/auth/login',
  '/auth/refresh?x=1',
  '/users/me?fields=id',
  '/extensions/sources/index.js',
])('without a session the sign-in has %s', (url) => expect(ask(url, PROXY).status).toBe(200))

test.each([
  '/items/pages',
  '/graphql',
  '/GraphQL/system',
  '/admin/..%2fitems/pages',
  '/admin/../items/pages',
  '//items/pages',
  '/users',
  '/users/me?fields=id&x',
  '/websocket',
  '/assets/x',
  '/auth/password/request',
  '/server/specs/oas',
  '/utils/hash/generate',
])('without a session %s is refused', (url) => {
  expect(ask(url, PROXY).status).toBe(401)
  expect(ask(url, { forwarded: 'for=1' }).status).toBe(401)
  expect(ask(url, { host: 'cms.school.test:8443' }).status).toBe(401)
  expect(ask(url, { ...PROXY, cookie: `${COOKIE}=token-of-a-program` }).status).toBe(401)
})

test('a token of a program is refused from outside, also beside a session', () => {
  const withSession = { ...PROXY, cookie: SESSION }
  expect(ask('/items/pages', withSession).status).toBe(200)
  expect(ask('/items/pages', { ...withSession, authorization: 'Bearer x' }).status).toBe(401)
  expect(ask('/items/pages', withSession, { access_token: 'x' }).status).toBe(401)
  expect(ask('/server/info', { ...PROXY, authorization: 'Bearer x' }).status).toBe(401)
})

test('of the cookies only the session reaches Directus', () => {
  const cookie = `a=1; ${COOKIE}=program; ${SESSION}; __Host-refresh=x`
  expect(ask('/items/pages', { ...PROXY, cookie })).toEqual({ status: 200, cookie: SESSION })
})

test('programs inside reach everything with their token', () => {
  const inside = { host: 'first-cms:8055', authorization: 'Bearer x' }
  expect(ask('/items/pages', inside).status).toBe(200)
  expect(ask('/server/ping', { host: 'first-cms:8055' }).status).toBe(200)
})
