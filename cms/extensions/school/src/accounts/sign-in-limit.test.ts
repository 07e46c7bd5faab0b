import { setImmediate as turn } from 'node:timers/promises'
import { ATTEMPTS, hashInTurn, signInLimit } from './sign-in-limit.ts'

const login = { email: 'asha@school.example', password: 'typed' }
const MINUTES = 60_000

function failed(ips: readonly string[]) {
  let now = 0
  const limit = signInLimit(() => now)
  for (const ip of ips) {
    limit.check(login, 'asha', ip)
    limit.count(false, 'asha', ip)
  }
  return { limit, wait: (minutes: number) => void (now += minutes * MINUTES) }
}

const times = (count: number, ip: string) => Array.from({ length: count }, () => ip)

const WRONG = 'Invalid user credentials.'

test('after too many failures no password is compared until the limit recovers', () => {
  const { limit, wait } = failed(times(ATTEMPTS, '192.0.2.1'))
  expect(() => limit.check(login, 'asha', '192.0.2.1')).toThrow(WRONG)
  wait(15)
  expect(limit.check(login, 'asha', '192.0.2.1')).toBe(login)
})

test('attempts at once count before their answers', () => {
  const limit = signInLimit()
  for (const ip of times(ATTEMPTS, '192.0.2.1')) limit.check(login, 'asha', ip)
  expect(() => limit.check(login, 'asha', '192.0.2.1')).toThrow(WRONG)
})

test('failures from one address block neither other addresses nor other people', () => {
  const { limit } = failed(times(ATTEMPTS, '192.0.2.1'))
  expect(limit.check(login, 'asha', '192.0.2.2')).toBe(login)
  expect(limit.check(login, 'ravi', '192.0.2.1')).toBe(login)
  expect(limit.check(login, undefined, '192.0.2.1')).toBe(login)
})

test('the addresses of one /64 count as one, however they are written', () => {
  const { limit } = failed(Array.from({ length: ATTEMPTS }, (_, index) => `2001:db8:0:0::${index}`))
  expect(() => limit.check(login, 'asha', '2001:db8::ffff')).toThrow(WRONG)
  expect(limit.check(login, 'asha', '2001:db8:0:1::1')).toBe(login)
})

test('a successful sign-in resets the count', () => {
  const { limit } = failed(times(ATTEMPTS - 1, '192.0.2.1'))
  limit.count(true, 'asha', '192.0.2.1')
  for (const ip of times(ATTEMPTS, '192.0.2.1')) expect(limit.check(login, 'asha', ip)).toBe(login)
})

test('a code of the second factor opens an account once', () => {
  const limit = signInLimit()
  const check = (otp: unknown, user = 'asha') => {
    const payload = { ...login, otp }
    return limit.check(payload, user, '192.0.2.1') === payload
  }
  expect(check('123456')).toBe(true)
  // Sent again before the response, and after it.
  expect(check('123456')).toBe(false)
  limit.count(true, 'asha', '192.0.2.1')
  for (const otp of ['123456', 123456]) expect(check(otp)).toBe(false)
  limit.count(false, 'asha', '192.0.2.1')
  expect(check('123456')).toBe(false)
  // The next code, another account, and one that failed for its password, are accepted.
  expect(check('123456', 'ravi')).toBe(true)
  expect(check('654321')).toBe(true)
  limit.count(false, 'asha', '192.0.2.1')
  expect(check('654321')).toBe(true)
  expect(check(undefined)).toBe(true)
})

test('passwords are hashed and compared one after the other, also after one that fails', async () => {
  let [underway, most] = [0, 0]
  const work = async (password: string) => {
    underway += 1
    most = Math.max(most, underway)
    await turn()
    underway -= 1
    if (password === '') throw new Error('no password')
    return password
  }
  const hashing = { hash: work, verify: work }
  hashInTurn(hashing)
  const wrong = expect(hashing.verify('')).rejects.toThrow('no password')
  const all = [hashing.hash('a'), hashing.verify('b'), hashing.hash('c'), hashing.verify('d')]
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  await wrong
  expect(most).toBe(1)
})
