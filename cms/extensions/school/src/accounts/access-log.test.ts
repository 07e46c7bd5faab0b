import type { Database, Hooks } from '../shared.ts'
import { logAccess } from './access-log.ts'

type Handler = (...given: unknown[]) => unknown

const USER = '11111111-2222-4333-8444-555555555555'
const database = (() => ({
  where: () => ({ select: async () => [{ first_name: 'Meena', last_name: 'Das' }] }),
})) as unknown as Database

function listen() {
  const lines: object[] = []
  const handlers = new Map<string, Handler>()
  const register = (event: string, handler: Handler) => void handlers.set(event, handler)
  const hooks = { action: register, init: register } as unknown as Hooks
  logAccess(hooks, database, (line) => lines.push(line))
  return {
    lines,
    emit: (event: string, ...given: unknown[]) => handlers.get(event)?.(...given),
  }
}

test('a sign-in is logged with the account, and without what was typed', async () => {
  const { lines, emit } = listen()
  const payload = { email: 'asha@school.example', password: 'a hidden password' }
  await emit('auth.login', { payload, status: 'success', user: USER }, { accountability: null })
  await emit('auth.login', { payload, status: 'fail' }, { accountability: { ip: '192.0.2.1' } })
  expect(lines).toEqual([
    { event: 'signed-in', account: USER, name: 'Meena Das' },
    { event: 'sign-in-failed', account: null, name: null },
  ])
})

test('a refused request is logged with its area; other answers are not', async () => {
  const { lines, emit } = listen()
  const respond = (status: number, path: string) =>
    emit(
      'response',
      { request: { method: 'GET', path }, response: { status } },
      { accountability: { user: USER, ip: '192.0.2.1' } },
    )
  await respond(403, '/items/admission_form/9c0f')
  await respond(401, '/users/Asha%20Devi\n{"event":"signed-in"}')
  await respond(200, '/items/pages')
  const account = { account: USER, name: 'Meena Das' }
  expect(lines).toEqual([
    { event: 'refused', status: 403, method: 'GET', path: '/items/admission_form', ...account },
    { event: 'refused', status: 401, method: 'GET', path: '/users/…', ...account },
  ])
})

test('refusals in an answer of GraphQL are logged', async () => {
  const { lines, emit } = listen()
  let handler: Handler = () => undefined
  const app = { use: (_path: string, given: Handler) => (handler = given) }
  emit('middlewares.after', { app })
  const sent: object[] = []
  for (const codes of [['FORBIDDEN'], ['INTERNAL_SERVER_ERROR'], []]) {
    const response = { statusCode: 200, json: (body: object) => sent.push(body) }
    handler({ method: 'POST', accountability: { user: USER } }, response, () => undefined)
    response.json({ errors: codes.map((code) => ({ extensions: { code } })) })
  }
  await new Promise(setImmediate)
  expect(sent).toHaveLength(3)
  expect(lines).toEqual([
    { event: 'refused', method: 'POST', path: '/graphql', account: USER, name: 'Meena Das' },
  ])
})
