import type { Database } from './database.ts'
import { isUnfinished } from './unfinished.ts'

const database = (secret: string | null) =>
  (() => ({
    where: () => ({ select: async () => [{ tfa_secret: secret }] }),
  })) as unknown as Database

const asha = { user: 'asha', session: 'a session' }
const ask = (
  method: string,
  path: string,
  secret: string | null = null,
  person: object | null = asha,
) => isUnfinished(person, { method, path }, database(secret))

test.each([
  ...[
    ['GET', '/items/admission'],
    ['SEARCH', '/items/pages'],
    ['GET', '/users'],
    ['GET', '/assets/x'],
  ],
  ...[
    ['GET', '/files'],
    ['POST', '/graphql'],
    ['POST', '/graphql/system'],
    ['GET', '/revisions'],
  ],
  ...[
    ['PATCH', '/settings'],
    ['POST', '/utils/export/pages'],
    ['GET', '/site-preview'],
    ['GET', '/'],
  ],
  ...[
    ['GET', '/settingsx'],
    ['GET', '/users/me/../'],
    ['POST', '/enquiries/erase'],
    ['GET', '/activity'],
  ],
])('%s %s waits for the second factor', async (method = '', path = '') => {
  expect(await ask(method, path)).toBe(true)
  expect(await ask(method, path, 'A SECRET')).toBe(false)
})

test.each([
  ...[
    ['POST', '/auth/logout'],
    ['GET', '/users/me'],
    ['POST', '/users/me/tfa/generate'],
  ],
  ...[
    ['POST', '/users/me/tfa/enable/'],
    ['GET', '/auth'],
    ['GET', '/settings'],
  ],
])('%s %s leads to it', async (method = '', path = '') => {
  expect(await ask(method, path)).toBe(false)
})

test('programs have tokens and no session; strangers are refused elsewhere', async () => {
  expect(await ask('GET', '/items/pages', null, { user: 'website' })).toBe(false)
  expect(await ask('GET', '/items/pages', null, null)).toBe(false)
})
