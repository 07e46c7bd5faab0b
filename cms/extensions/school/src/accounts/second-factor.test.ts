import type { Person, Request } from '../shared.ts'
import { openDatabase, type MemoryDatabase } from '../testing/database.ts'
import { guardSecondFactor } from './second-factor.ts'

const PROGRAM = 'token-of-the-setup'

let database: MemoryDatabase
beforeAll(async () => {
  database = await openDatabase()
  await database.raw('CREATE TABLE directus_policies (id, enforce_tfa)')
  await database.raw('CREATE TABLE directus_access (policy, role, user)')
  await database.raw('CREATE TABLE directus_users (id, tfa_secret)')
  const policies = [
    { id: 'strict', enforce_tfa: true },
    { id: 'plain', enforce_tfa: false },
  ]
  await database('directus_policies').insert(policies)
  await database('directus_access').insert([
    { policy: 'strict', role: 'editors', user: null },
    { policy: 'strict', role: null, user: 'asha' },
    { policy: 'plain', role: 'office', user: null },
  ])
  await database('directus_users').insert([
    { id: 'asha', tfa_secret: null },
    { id: 'babu', tfa_secret: null },
    { id: 'chitra', tfa_secret: 'ABC' },
    { id: 'dev', tfa_secret: null },
  ])
})
afterAll(() => database.destroy())

const personOf = (user: string, role: string): Person => ({
  user,
  role,
  roles: [role],
  admin: role === 'administrators',
})

/** The status for a request, and as whom Directus then answers it. */
async function ask(
  person: Person | null,
  [method, path]: readonly [string, string],
  token = 'token',
) {
  let handler: (...given: unknown[]) => void = () => undefined
  guardSecondFactor({ use: (given: never) => (handler = given) } as never, database, token)
  const request = { method, path, token: PROGRAM, accountability: person } as Request
  const error = await new Promise((resolve) => handler(request, {}, resolve))
  const status = error ? (error as { status: number }).status : 200
  return { status, person: request.accountability }
}

const UNENROLLED = [
  personOf('asha', 'others'),
  personOf('babu', 'editors'),
  personOf('asha', 'administrators'),
]
const ENROLMENT = [
  ['POST', '/auth/login'],
  ['POST', '/auth/refresh'],
  ['POST', '/users/me/tfa/generate'],
  ['POST', '/users/me/tfa/enable/'],
  ['GET', '/policies/me/globals'],
] as const
const START = [
  ['GET', '/users/me'],
  ['GET', '/settings'],
  ['GET', '/permissions/me'],
] as const
const REFUSED = [
  ['GET', '/items/pages'],
  ['SEARCH', '/items/pages'],
  ['PATCH', '/users/me'],
  ['POST', '/users/me/tfa/disable'],
  ['GET', '/users'],
  ['GET', '/users/me/../babu'],
  ['GET', '/auth/login/x'],
  ['POST', '/settings'],
  ['POST', '/graphql'],
  ['GET', '/assets/1'],
  ['POST', '/utils/import/book'],
] as const

test.each(UNENROLLED)('%j without a second factor can only set it up', async (person) => {
  for (const request of REFUSED) {
    const { status } = await ask(person, request)
    expect([request, status]).toEqual([request, 403])
  }
  for (const request of ENROLMENT)
    expect([request, await ask(person, request)]).toEqual([request, { status: 200, person }])
})

test.each(UNENROLLED)('%j reads at the start of the Studio without a right', async (person) => {
  for (const request of START) {
    const { status, person: asked } = await ask(person, request)
    expect([request, status]).toEqual([request, 200])
    expect(asked).toMatchObject({ admin: false, role: null, roles: [] })
    expect(asked?.user === person.user).toBe(request[1] === '/users/me')
  }
})

test('with a second factor, under a policy without one, as a visitor and as a program everything is as before', async () => {
  const others = [personOf('chitra', 'editors'), personOf('dev', 'office'), null]
  for (const person of others)
    for (const request of [...REFUSED, ...START])
      expect(await ask(person, request)).toEqual({ status: 200, person })
  for (const person of UNENROLLED)
    expect(await ask(person, ['GET', '/items/pages'], PROGRAM)).toEqual({ status: 200, person })
})
