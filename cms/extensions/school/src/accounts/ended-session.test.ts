import type { App, Hooks, Request } from '../shared.ts'
import { keepFormsOfEndedSessions } from './ended-session.ts'

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
