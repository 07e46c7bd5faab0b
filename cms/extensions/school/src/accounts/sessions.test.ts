import type { App, Hooks, Request } from '../shared.ts'
import { keepFormsOfEndedSessions, requireSession } from './sessions.ts'

type Body = Record<string, unknown>
type Given = Pick<Partial<Request>, 'path' | 'method' | 'headers' | 'query' | 'accountability'>
type Route = (request: Request, response: object, next: (error?: unknown) => void) => void
type ErrorRoute = (
  error: unknown,
  request: Request,
  response: object,
  next: (error: unknown) => void,
) => void

const routes = new Map<string, Route>()
let failed: ErrorRoute | undefined
const note = (path: string, route: Route) => void routes.set(path, route)
const app = { get: note, post: note, use: (route: ErrorRoute) => void (failed = route) }
const init: Hooks['init'] = (_event, register) => void register({ app: app as unknown as App })
keepFormsOfEndedSessions({ init })

const request = (given: Given): Request => ({
  method: 'GET',
  path: '/items/notification',
  url: '/items/notification',
  headers: {},
  query: {},
  accountability: { user: null },
  ...given,
})

/** What a browser gets for this answer of Directus. */
function answerTo(path: string, given: Given, status: number, body: Body) {
  const sent: { status: number; body?: Body } = { status }
  const response = {
    status: (code: number) => ((sent.status = code), response),
    json: (answer: Body) => void (sent.body = answer),
  }
  routes.get(path)?.(request({ path, ...given }), response, () => undefined)
  response.json(body)
  return sent
}

const REFUSED = { errors: [{ message: 'Invalid user credentials.' }] }
const programs = { headers: { authorization: 'Bearer x' } }

test('the Studio, which requests its own id, is answered without a session, so that its form stays open', () => {
  const query = { fields: 'id' }
  expect(answerTo('/users/me', { query }, 401, REFUSED)).toEqual({
    status: 200,
    body: { data: { id: null } },
  })
  expect(answerTo('/users/me', {}, 401, REFUSED)).toEqual({ status: 401, body: REFUSED })
  expect(answerTo('/users/me', { query, ...programs }, 401, REFUSED).status).toBe(401)
  const person = { data: { id: 'asha' } }
  expect(answerTo('/users/me', { query }, 200, person)).toEqual({ status: 200, body: person })
})

test('the Studio does not end by its own clock, and programs know when their tokens end', () => {
  const session = { data: { expires: 43_200_000 } }
  expect(answerTo('/auth/login', {}, 200, session).body).toEqual({
    data: { expires: 20 * 86_400_000 },
  })
  const token = { data: { access_token: 'x', expires: 900_000 } }
  for (const body of [token, REFUSED, {}])
    expect(answerTo('/auth/refresh', {}, 401, body)).toEqual({ status: 401, body })
})

function messageOf(code: string, given: Given): string {
  let passed: unknown
  const error = Object.assign(new Error('As Directus says it'), { code })
  failed?.(error, request(given), {}, (next) => (passed = next))
  return passed instanceof Error ? passed.message : 'none'
}

test.each([
  ['FORBIDDEN', { method: 'PATCH' }],
  ['INVALID_TOKEN', { accountability: null }],
  ['TOKEN_EXPIRED', { accountability: null, path: '/files' }],
  ['INVALID_CREDENTIALS', { accountability: null, path: '/graphql' }],
])('%s without a session says what to do', (code, given) => {
  expect(messageOf(code, given)).toMatch(/sign in again in another tab, then press Save/)
})

test.each([
  ['FORBIDDEN', { accountability: { user: 'asha' } }],
  ['INVALID_CREDENTIALS', { path: '/auth/login' }],
  ['INVALID_TOKEN', { accountability: null, ...programs }],
  ['FORBIDDEN', { query: { access_token: 'x' } }],
  ['ROUTE_NOT_FOUND', {}],
])('%s of %j has its own message', (code, given) => {
  expect(messageOf(code, given)).toBe('As Directus says it')
})

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
  '/admin/assets/index.js',
  '/server/info',
  '/auth/refresh?x=1',
  '/users/me?fields=id',
  '/extensions/sources/index.js',
])('without a session the sign-in has %s', (url) => expect(ask(url, PROXY).status).toBe(200))

test.each([
  '/items/pages',
  '/admin/..%2fitems/pages',
  '/admin/../items/pages',
  '//items/pages',
  '/users/me?fields=id&x',
  '/auth/password/request',
  '/server/specs/oas',
])('without a session %s is refused', (url) => {
  expect(ask(url, PROXY).status).toBe(401)
  expect(ask(url, { forwarded: 'for=1' }).status).toBe(401)
  expect(ask(url, { host: 'cms.school.test:8443' }).status).toBe(401)
  expect(ask(url, { ...PROXY, cookie: `${COOKIE}=token-of-a-program` }).status).toBe(401)
})

test('a token of a program is refused from outside, also together with a session', () => {
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
