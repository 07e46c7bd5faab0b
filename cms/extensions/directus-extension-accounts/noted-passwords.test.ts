import { memoryDatabase, type MemoryDatabase } from './memory-database.ts'
import { GIVEN_HOURS, NOTED_PASSWORDS, notedPasswords, TRIES } from './noted-passwords.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-11-22T12:00:00Z')

let database: MemoryDatabase

beforeEach(async () => {
  database = await memoryDatabase([
    { id: 'asha', password: 'a hash' },
    { id: 'website', password: null },
  ])
})
afterEach(() => database.destroy())

const give = (id: string, password: string) =>
  database('directus_users').where({ id }).update({ password })

/** A CMS that stands, or one that is being set up. */
async function opened({ isNew }: { isNew: boolean }) {
  if (!isNew) await database.schema.createTable('school', (columns) => columns.string('name', 9))
  const passwords = notedPasswords(database)
  await passwords.open()
  return passwords
}

test('who was there before has their own password; the first administrator of a new CMS has not', async () => {
  expect(await (await opened({ isNew: true })).isOwn('asha')).toBe(false)
  await database.schema.createTable('school', (columns) => columns.string('name', 9))
  const again = notedPasswords(database)
  await again.open()
  expect(await again.isOwn('asha')).toBe(false)
})

test('a CMS that stood before asks nobody for another password, until one is given', async () => {
  const passwords = await opened({ isNew: false })
  expect(await passwords.isOwn('asha')).toBe(true)
  await passwords.note(now)
  expect(await passwords.isOwn('asha')).toBe(true)
  expect(await passwords.takeTry('asha', now)).toBe(false)
  await give('asha', 'another hash')
  expect(await passwords.isOwn('asha')).toBe(false)
})

test('who has no password, or is nobody, has none of their own and no try', async () => {
  const passwords = await opened({ isNew: false })
  await passwords.note(now)
  for (const user of ['website', 'nobody']) {
    await passwords.setOwn(user)
    expect(await passwords.isOwn(user)).toBe(false)
    expect(await passwords.takeTry(user, now)).toBe(false)
  }
})

test('a password is given until its owner has chosen another', async () => {
  const passwords = await opened({ isNew: true })
  await passwords.note(now)
  await give('asha', 'their own')
  expect(await passwords.isOwn('asha')).toBe(false)
  // The minute may pass just then.
  await passwords.note(now)
  await passwords.setOwn('asha')
  await passwords.note(now)
  expect(await passwords.isOwn('asha')).toBe(true)
  expect(await passwords.takeTry('asha', now)).toBe(false)
})

test('the hours begin when it is first seen, and end', async () => {
  const passwords = await opened({ isNew: true })
  expect(await passwords.takeTry('asha', now)).toBe(false)
  await passwords.note(now)
  const end = now + GIVEN_HOURS * HOUR
  await passwords.note(end)
  expect(await passwords.takeTry('asha', end - 1)).toBe(true)
  expect(await passwords.takeTry('asha', end)).toBe(false)
  await give('asha', 'given anew')
  await passwords.note(end)
  expect(await passwords.takeTry('asha', end)).toBe(true)
})

test('there are so many tries, also at once, and all again for who knew it', async () => {
  const passwords = await opened({ isNew: true })
  await passwords.note(now)
  const many = () => Promise.all(Array.from({ length: 9 }, () => passwords.takeTry('asha', now)))
  expect((await many()).filter(Boolean)).toHaveLength(TRIES)
  await passwords.note(now)
  expect((await many()).filter(Boolean)).toHaveLength(0)
  await passwords.giveBack('asha')
  expect((await many()).filter(Boolean)).toHaveLength(TRIES)
})

test('what a given password opened before ends; what is one’s own goes on', async () => {
  const passwords = await opened({ isNew: false })
  await database('directus_sessions').insert([{ token: 'hers', user: 'asha' }])
  await passwords.note(now)
  expect(await database('directus_sessions').select('token')).toHaveLength(1)
  await give('asha', 'another hash')
  await passwords.note(now)
  expect(await database('directus_sessions').select('token')).toHaveLength(0)
})

test('nothing in the table is a password, or says whose it is', async () => {
  const passwords = await opened({ isNew: true })
  await passwords.note(now)
  expect(await database(NOTED_PASSWORDS).select('*')).toEqual([
    { print: expect.stringMatching(/^[0-9a-f]{64}$/) as string, given_at: now, tries: 0 },
  ])
})
