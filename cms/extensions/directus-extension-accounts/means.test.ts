import { meansOf, type Context } from './means.ts'
import type { NotedPasswords } from './noted-passwords.ts'

const done: unknown[] = []
const isRefused = { current: false }

class UsersService {
  async updateOne(...change: unknown[]) {
    if (isRefused.current) throw new Error('refused')
    done.push(change)
    return Promise.resolve()
  }
}

const context = {
  ...{ getSchema: () => Promise.resolve({}), services: { UsersService } },
  logger: { warn: () => undefined },
} as unknown as Context
const passwords = {
  setOwn: async (user: string) => Promise.resolve(void done.push(`own: ${user}`)),
} as unknown as NotedPasswords
const { change } = meansOf(context, passwords)

beforeEach(() => {
  done.length = 0
  isRefused.current = false
})

test('a password that somebody changes themselves is their own, once it is there', async () => {
  await change('asha', { password: 'new', email: 'a@school.example' })
  expect(done).toEqual([['asha', { password: 'new', email: 'a@school.example' }], 'own: asha'])
})

test('another address makes none one’s own, nor does a password that was refused', async () => {
  await change('asha', { email: 'a@school.example' })
  isRefused.current = true
  await expect(change('asha', { password: 'new' })).rejects.toThrow('refused')
  expect(done).toEqual([['asha', { email: 'a@school.example' }]])
})
