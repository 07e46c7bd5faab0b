import { openDatabase, type MemoryDatabase } from '../testing/database.ts'
import { eraseExpired, eraseHistory, olderThan, retentionDays } from './erasure.ts'
import { isSettled, partsOf } from './index.ts'

let database: MemoryDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.destroy())

const TRACES = ['comments', 'shares', 'notifications', 'versions', 'revisions', 'activity']

test('an expired enquiry is erased with its remarks and what quotes them, and nothing else is', async () => {
  for (const name of ['admission', 'admission_form', 'form_answer', 'notification'])
    await database.raw(`CREATE TABLE ${name} (id, name)`)
  for (const name of TRACES)
    await database.raw(
      `CREATE TABLE directus_${name} (id, collection, item, action, timestamp, text)`,
    )
  await database('admission').insert([{ id: 'old', name: 'Asha' }, { id: 'new' }])
  await database('notification').insert([{ id: 1 }])
  for (const name of TRACES)
    await database(`directus_${name}`).insert([
      { id: `${name}-1`, collection: 'admission', item: 'old', action: 'create', text: 'Asha' },
      { id: `${name}-2`, collection: 'admission', item: 'new', action: 'create', text: 'Babu' },
      { id: `${name}-3`, collection: 'notification', item: '1', action: 'create', text: 'Fair' },
      // Of an enquiry that somebody has deleted in the database.
      { id: `${name}-4`, collection: 'admission_form', item: 'gone', action: 'x', text: 'Asha' },
    ])
  for (const name of ['revisions', 'activity'])
    await database(`directus_${name}`).insert([
      { id: 5, collection: 'directus_comments', item: 'comments-1', text: 'Asha called' },
      { id: 6, collection: 'directus_comments', item: 'comments-2', text: 'Babu called' },
    ])
  const find = async (collection: string) => (collection === 'admission' ? ['old'] : [])
  await eraseExpired(database, find, 30)
  expect(await database('admission')).toEqual([{ id: 'new', name: null }])
  for (const name of TRACES) {
    const left = await database(`directus_${name}`)
    expect([name, JSON.stringify(left)]).toEqual([name, expect.not.stringContaining('Asha')])
    const texts = left.flatMap(({ text }) => text ?? [])
    const ofRemarks = ['revisions', 'activity'].includes(name) ? ['Babu called'] : []
    expect([name, texts]).toEqual([name, ['Babu', 'Fair', ...ofRemarks]])
  }
  // What is erased stays recognised, so that no outbox restores it.
  const erased = await database('directus_activity').where({ action: 'delete' })
  expect(erased).toMatchObject([{ collection: 'admission', item: 'old' }])
})

test('who changed what is erased after 90 days', async () => {
  await database('directus_activity').del()
  const ages = [91, 89, 0]
  const rows = ages.map((days) => ({ id: days, timestamp: Date.now() - days * 86_400_000 }))
  await database('directus_activity').insert(rows)
  await eraseHistory(database)
  expect((await database('directus_activity')).map(({ id }) => id)).toEqual([89, 0])
})

test.each([
  [13, undefined, 396],
  [6, undefined, 183],
  [36, '3650', 1096],
  [13, '30', 30],
  [13, '0', 396],
  [13, 'a year', 396],
  [null, '', 396],
])('%j months with the limit %j are %i days', (months, limit, days) => {
  expect(retentionDays(months, limit)).toBe(days)
})

test('an enquiry without a time of the site counts from its arrival in the CMS', () => {
  const time = new Date('2026-11-21T00:00:00Z')
  const isOlder = { _lt: '2026-11-21T00:00:00.000Z' }
  expect(olderThan(time)).toEqual({
    _or: [
      { received_at: isOlder },
      { _and: [{ received_at: { _null: true } }, { date_created: isOlder }] },
    ],
  })
})

const sent = { id: 'today', received_at: '2026-06-02T00:10:00.000Z', same_as: ['before', 'after'] }

function findIn(found: Record<string, string[]>) {
  const asked: [string, string][] = []
  const find = (collection: string, filter: object) => {
    asked.push([collection, JSON.stringify(filter)])
    return Promise.resolve(found[collection] ?? [])
  }
  return { find, asked }
}

test('a new enquiry is stored', async () => {
  const { find, asked } = findIn({})
  expect(await isSettled(find, 'admission', sent)).toBe(false)
  const [[, erased] = [], [, near] = []] = asked
  expect(erased).toContain('"timestamp":{"_gte":"2026-06-02T00:10:00.000Z"}')
  expect(near).toContain('"received_at":{"_gt":"2026-06-01T00:10:00.000Z"}')
  expect(near).toContain('"received_at":{"_lt":"2026-06-03T00:10:00.000Z"}')
})

test.each(['admission', 'directus_activity'])(
  'an enquiry that is found in %s is not stored',
  async (where) => {
    expect(await isSettled(findIn({ [where]: ['x'] }).find, 'admission', sent)).toBe(true)
  },
)

test('an enquiry without other ids is searched for by its own id', async () => {
  const { find, asked } = findIn({})
  await isSettled(find, 'admission', { ...sent, same_as: [] })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.[1]).toContain('"item":{"_in":["today"]}')
})

test('the other ids are not stored; an item that the site did not send is not changed', () => {
  const { id, received_at } = sent
  expect(partsOf({ ...sent, name: 'Asha' })).toEqual({
    item: { id, received_at, name: 'Asha' },
    sent,
  })
  expect(partsOf({ name: 'Asha' })).toEqual({ item: { name: 'Asha' }, sent: null })
  expect(partsOf({ ...sent, same_as: 'x' }).sent?.same_as).toEqual([])
  expect(partsOf({ ...sent, received_at: 'yesterday' }).sent).toBeNull()
})
