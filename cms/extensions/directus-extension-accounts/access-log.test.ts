import { logRefusal, signInLine } from './access-log.ts'

const USER = '11111111-2222-4333-8444-555555555555'
const asha = { user: USER, ip: '127.0.0.1' }

test.each([
  ['success', USER, 'signed-in'],
  ['fail', USER, 'sign-in-failed'],
  ['fail', undefined, 'sign-in-failed'],
])('%s is logged without the address and the password', (status, user, event) => {
  const payload = { email: 'asha@school.example', password: 'a hidden password' }
  const meta = { payload, error: new Error('wrong'), status, provider: 'default' }
  const line = signInLine({ ...meta, ...(user && { user }) }, { accountability: asha })
  expect(JSON.parse(line)).toEqual({ event, user: user ?? null, by: 'default', from: '127.0.0.1' })
})

test('a value cannot inject a second line, and an unknown value is null', () => {
  const line = signInLine(
    { status: 'fail' },
    { accountability: { ip: '1\n{"event":"signed-in"}' } },
  )
  expect(line.split('\n')).toHaveLength(1)
  expect(JSON.parse(signInLine({}, { accountability: null }))).toEqual({
    ...{ event: 'sign-in-failed', user: null, by: null, from: null },
  })
})

function respond(
  statusCode: number,
  originalUrl: string,
  accountability: typeof asha | null = asha,
) {
  const lines: string[] = []
  const listeners: (() => void)[] = []
  const response = {
    statusCode,
    on: (_: 'finish', listener: () => void) => void listeners.push(listener),
  }
  logRefusal({ method: 'GET', originalUrl, ip: '::1', accountability }, response, (line) =>
    lines.push(line),
  )
  for (const listener of listeners) listener()
  return lines
}

test.each([401, 403])('a response %d is logged without the query', (status) => {
  const [line = ''] = respond(status, '/items/admission?search=Asha%20Devi')
  expect(JSON.parse(line)).toEqual({
    ...{ event: 'refused', status, method: 'GET', path: '/items/admission' },
    ...{ user: asha.user, from: asha.ip },
  })
})

test('a client without an account has no id, and other responses are not logged', () => {
  expect(respond(403, '/users', null).join()).toContain('"from":"::1","user":null')
  expect(respond(200, '/items/pages')).toEqual([])
  expect(respond(404, '/nothing')).toEqual([])
})

test('a path is limited in length and cannot inject a second line', () => {
  const [line = ''] = respond(403, `/a\n{"event":"signed-in"}${'x'.repeat(9999)}`)
  expect(line.split('\n')).toHaveLength(1)
  expect(line.length).toBeLessThan(500)
})
