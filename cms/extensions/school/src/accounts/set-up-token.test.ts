import type { Database, Hooks, Meta, Person, Request } from '../shared.ts'
import { acceptSetUpToken } from './set-up-token.ts'

const nobody: Person = { user: null, role: null, roles: [], admin: false, app: false, ip: '::1' }

/** Whom Directus takes the sender of a request with a token for. */
async function personWith(token: unknown, holders: object[], own: unknown = 'set-up') {
  const select = () => Promise.resolve(holders)
  const database = (() => ({ where: () => ({ select }) })) as unknown as Database
  let person: unknown = nobody
  const filter: Hooks['filter'] = (_event, handler) => {
    const meta: Meta = { req: { token } as Request }
    person = handler(nobody as never, meta, { database, schema: {} })
  }
  acceptSetUpToken({ filter }, own)
  return await person
}

test('the set-up is an administrator, with or without an account that has its token', async () => {
  const admin = { ...nobody, admin: true, app: true }
  expect(await personWith('set-up', [])).toEqual(admin)
  const holder = { id: 'asha', role: 'office' }
  const account = { user: 'asha', role: 'office', roles: ['office'] }
  expect(await personWith('set-up', [holder])).toEqual({ ...admin, ...account })
})

test.each<[token: unknown, own: unknown]>([
  ['other', 'set-up'],
  [undefined, 'set-up'],
  ['', 'set-up'],
  ['', ''],
  [undefined, undefined],
  ['undefined', undefined],
])('the token %j with %j changes nothing', async (token, own) => {
  expect(await personWith(token, [{ id: 'asha', role: null }], own)).toBe(nobody)
})
