import { CONFIRMED, WEBSITE_USER } from 'school-schema/subscribers'
import { eraseUnconfirmed } from '../privacy/erasure.ts'
import type { Person, Row } from '../shared.ts'
import { openDatabase, type MemoryDatabase } from '../testing/database.ts'
import { claimMailing, finishMailing } from './mailings.ts'
import { countOnly, refuseAdded } from './rows.ts'

let database: MemoryDatabase
beforeEach(async () => {
  database = await openDatabase()
})
afterEach(() => database.destroy())

const NOW = Date.parse('2026-11-28T10:00:00Z')
const claim = (owner: string, minutes = 0) =>
  claimMailing(database, { name: 'notice 1', owner }, NOW + minutes * 60_000)

test('of two websites that ask at once, one sends a mailing', async () => {
  const claims = await Promise.all([claim('a'), claim('b')])
  expect(claims.toSorted()).toEqual(['taken', 'yours'])
})

test('a website that was killed goes on, and another one does after some minutes', async () => {
  expect(await claim('a')).toBe('yours')
  expect(await claim('a', 2)).toBe('yours')
  expect(await claim('b', 4)).toBe('taken')
  expect(await claim('b', 6)).toBe('yours')
  expect(await claim('a', 7)).toBe('taken')
})

test('what was sent is never sent again', async () => {
  await claim('a')
  await finishMailing(database, { name: 'notice 1', owner: 'b' })
  expect(await claim('a')).toBe('yours')
  await finishMailing(database, { name: 'notice 1', owner: 'a' })
  for (const owner of ['a', 'b']) expect(await claim(owner, 60 * 24 * 400)).toBe('done')
})

const people: Record<string, Person> = {
  administrator: { user: 'x', admin: true, app: true },
  anonymous: { user: null },
}

describe.each(Object.entries(people))('%s', (_, person) => {
  test('counts subscribers and gets their ids, and nothing else of them', () => {
    expect(countOnly({ fields: ['*'], sort: ['address'], limit: 5 }, person)).toEqual({
      fields: ['id'],
      limit: 5,
    })
    const counted = { aggregate: { count: ['*'] }, filter: CONFIRMED }
    expect(countOnly({ ...counted }, person)).toEqual(counted)
  })

  const telling: Row[] = [
    { filter: { address: { _eq: 'a@example.com' } } },
    { filter: { _and: [CONFIRMED, { address: { _contains: 'a' } }] } },
    { search: 'a@example.com' },
    { aggregate: { min: ['address'] } },
    { aggregate: { count: ['*'], max: ['address'] } },
    { group: ['address'], aggregate: { count: ['*'] } },
    { alias: { id: 'address' } },
    { deep: { x: { _limit: 1 } } },
  ]
  test.each(telling)('a query that tells an address is refused: %j', (query) => {
    expect(() => countOnly(query, person)).toThrow(/only be counted/)
  })

  test('adds nobody', () => {
    expect(() => refuseAdded({ address: 'a@example.com' }, person)).toThrow(/confirms/)
  })
})

test('the website reads and adds subscribers', () => {
  const query = { fields: ['*'], filter: { id: { _eq: '1' } } }
  for (const website of [{ user: WEBSITE_USER }, null, undefined]) {
    expect(countOnly(query, website)).toBe(query)
    expect(refuseAdded(query, website)).toBe(query)
  }
})

test('an address that nobody confirms within a week is erased', async () => {
  await database.raw('CREATE TABLE subscriber (id text, received_at integer, confirmed_at integer)')
  const day = 24 * 3_600_000
  await database('subscriber').insert([
    { id: 'old', received_at: Date.now() - 8 * day },
    { id: 'new', received_at: Date.now() - 6 * day },
    { id: 'confirmed', received_at: Date.now() - 800 * day, confirmed_at: Date.now() },
  ])
  await eraseUnconfirmed(database)
  expect((await database('subscriber').select('id')).map(({ id }) => id)).toEqual([
    'new',
    'confirmed',
  ])
})
