import { withoutGiven } from './given-door.ts'
import type { NotedPasswords } from './noted-passwords.ts'

const passwords = {
  isOwn: (user: string) => Promise.resolve(user === 'asha'),
} as unknown as NotedPasswords

const payload = { email: 'a@school.example', password: 'what they typed', otp: '123456' }

test('who chose their password signs in with it, and a stranger is left to Directus', async () => {
  for (const user of ['asha', undefined])
    expect(await withoutGiven(payload, user, passwords)).toBe(payload)
})

test('a password that was given is another each time it is looked at', async () => {
  const seen = await Promise.all([1, 2].map(() => withoutGiven(payload, 'ravi', passwords)))
  expect(new Set([payload, ...seen].map(({ password }) => password)).size).toBe(3)
  for (const each of seen) expect(each).toMatchObject({ email: payload.email, otp: '123456' })
  expect(payload.password).toBe('what they typed')
})
