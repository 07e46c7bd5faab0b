import { signInLimit, ATTEMPTS } from './sign-in-limit.ts'

const login = { email: 'asha@school.example', password: 'typed' }
const MINUTES = 60_000

function failed(ips: readonly string[]) {
  let now = 0
  const limit = signInLimit(() => now)
  for (const ip of ips) limit.count(false, 'asha', ip)
  return { limit, wait: (minutes: number) => void (now += minutes * MINUTES) }
}

const times = (count: number, ip: string) => Array.from({ length: count }, () => ip)

test('after too many failures the password is replaced until the limit recovers', () => {
  const { limit, wait } = failed(times(ATTEMPTS, '192.0.2.1'))
  const changed = limit.check(login, 'asha', '192.0.2.1')
  expect(changed).toMatchObject({ email: login.email })
  expect(changed['password']).not.toBe(login.password)
  wait(15)
  expect(limit.check(login, 'asha', '192.0.2.1')).toBe(login)
})

test('failures from one address block neither other addresses nor other people', () => {
  const { limit } = failed(times(ATTEMPTS * 5, '192.0.2.1'))
  expect(limit.check(login, 'asha', '192.0.2.2')).toBe(login)
  expect(limit.check(login, 'ravi', '192.0.2.1')).toBe(login)
  expect(limit.check(login, undefined, '192.0.2.1')).toBe(login)
})

test('the addresses of one /64 count as one', () => {
  const { limit } = failed(
    Array.from({ length: ATTEMPTS }, (_, index) => `2001:db8:1:2:${index}:0:0:1`),
  )
  expect(limit.check(login, 'asha', '2001:db8:1:2:ffff:0:0:1')).not.toBe(login)
  expect(limit.check(login, 'asha', '2001:db8:1:3:ffff:0:0:1')).toBe(login)
})

test('a successful sign-in resets the count', () => {
  const { limit } = failed(times(ATTEMPTS - 1, '192.0.2.1'))
  limit.count(true, 'asha', '192.0.2.1')
  limit.count(false, 'asha', '192.0.2.1')
  expect(limit.check(login, 'asha', '192.0.2.1')).toBe(login)
})
