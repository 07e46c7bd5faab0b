import { lineOf } from './line.ts'

const USER = '11111111-2222-4333-8444-555555555555'
const from = { accountability: { ip: '127.0.0.1' } }

test.each([
  ['success', USER, 'signed-in'],
  ['fail', USER, 'sign-in-failed'],
  ['fail', undefined, 'sign-in-failed'],
])('%s is told without the address and the password', (status, user, event) => {
  const payload = { email: 'asha@school.example', password: 'a hidden password' }
  const line = lineOf(
    { ...{ payload, error: new Error('wrong') }, status, user, provider: 'default' },
    from,
  )
  expect(JSON.parse(line)).toEqual({ event, user: user ?? null, by: 'default', from: '127.0.0.1' })
})

test('nobody can write a second line, and what is not known is nothing', () => {
  const line = lineOf({ status: 'fail' }, { accountability: { ip: '1\n{"event":"signed-in"}' } })
  expect(line.split('\n')).toHaveLength(1)
  expect(JSON.parse(lineOf({}, { accountability: null }))).toEqual({
    ...{ event: 'sign-in-failed', user: null, by: null, from: null },
  })
})
