import type { App, Request } from '../shared.ts'
import { faultOf, guardBodies, guardUnread } from './body-limits.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : { _and: [nested(depth - 1)] })
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

const check = (method: string, path: string, body: unknown, user: string | null = 'asha') =>
  faultOf({
    ...{ method, path, body, accountability: { user } },
    rawBody: Buffer.from(JSON.stringify(body) ?? ''),
  } as unknown as Request)

test('what people send passes', () => {
  expect(
    check('POST', '/auth/login', { email: 'a', password: 'b'.repeat(10_000) }, null),
  ).toBeNull()
  const pictures = many(300).map((id) => ({ id, sort: id, directus_files_id: { id, title: 'A' } }))
  expect(check('PATCH', '/items/gallery/1', { images: { create: pictures } })).toBeNull()
  expect(check('PATCH', '/items/pages/1', { content: 'x'.repeat(900_000) })).toBeNull()
  expect(check('SEARCH', '/files', { query: { filter: { id: { _in: many(2_000) } } } })).toBeNull()
  expect(check('GET', '/items/pages', undefined, null)).toBeNull()
})

test.each([
  ['a filter', 'SEARCH', '/items/pages', { query: { search: 'x'.repeat(66_000) } }, 'asha'],
  [
    'a filter of a change',
    'PATCH',
    '/items/pages',
    { query: { _in: many(20_000) }, data: {} },
    'a',
  ],
  ['GraphQL', 'POST', '/GraphQL/system', { query: 'x', variables: many(20_000) }, 'asha'],
  ['many fields', 'POST', '/items/pages', many(31_000), 'asha'],
  ['deep values', 'PATCH', '/items/pages/1', nested(33), 'asha'],
])('too much is refused: %s', (_what, method, path, body, user) => {
  expect(check(method, path, body, user)).not.toBeNull()
})

test.each([
  [{ 'content-length': '16000' }, '/auth/login', undefined],
  [{ 'content-length': '17000' }, '/auth/login', 'FORBIDDEN'],
  [{ 'transfer-encoding': 'chunked' }, '/items/pages', 'FORBIDDEN'],
  [{ 'content-length': '17000', cookie: 'other=1' }, '/items/pages', 'FORBIDDEN'],
  [{ 'content-length': '17000', cookie: 'session=1' }, '/items/pages', undefined],
  [{ 'content-length': '17000', authorization: 'Bearer 1' }, '/items/pages', undefined],
  [{}, '/items/pages', undefined],
])('a body of %j to %s, before it is read', (headers, url, code) => {
  let handler: (...given: unknown[]) => unknown = () => undefined
  guardUnread({ use: (given: never) => (handler = given) } as never, 'session')
  let refused: unknown
  handler({ headers, url }, {}, (error?: { code: string }) => (refused = error?.code))
  expect(refused).toBe(code)
})

test.each([
  [{ user: null, admin: false }, false],
  [{ user: 'asha', admin: false }, true],
  // The set-up, whose account is gone.
  [{ user: null, admin: true }, true],
])('17 kB of %j pass: %j', (accountability, pass) => {
  const request = { accountability, method: 'POST', path: '/fields', body: {} }
  const refusals: unknown[] = []
  const next = (error?: unknown) => void refusals.push(error)
  const use: App['use'] = (...[handler]: unknown[]) => {
    const sent = { ...request, rawBody: Buffer.alloc(17_000) }
    Reflect.apply(handler as () => void, null, [sent, {}, next])
  }
  guardBodies({ use })
  expect(refusals[0] === undefined).toBe(pass)
})
