import { memoryDatabase, type MemoryDatabase } from '../memory-database.ts'
import { GIVEN_HOURS, notedPasswords, TRIES } from '../noted-passwords.ts'
import { refusal } from '../../../refusal.ts'
import { choiceDesk, type Choose } from './choice.ts'

const verify = jest.fn(async (user: string, password: string) => {
  const [row] = await database('directus_users').where({ id: user }).select('password')
  if (row?.['password'] !== `hash of ${password}`) throw new Error('wrong')
})

let database: MemoryDatabase
let passwords: ReturnType<typeof notedPasswords>
let choose: Choose

const give = (id: string, password: string) =>
  database('directus_users')
    .where({ id })
    .update({ password: `hash of ${password}` })

async function change(user: string, { password = '' }: Record<string, string>) {
  if (password.length < 15) throw refusal('Too short')
  await give(user, password)
  await passwords.setOwn(user)
}

beforeEach(async () => {
  verify.mockClear()
  const active = { status: 'active', provider: 'default' }
  database = await memoryDatabase([
    { id: 'head', email: 'head@school.example', ...active },
    { id: 'asha', email: 'Asha@school.example', ...active },
    { id: 'ravi', email: 'ravi@school.example', ...active, status: 'suspended' },
  ])
  for (const id of ['head', 'asha', 'ravi']) await give(id, `given to ${id}`)
  await database.schema.createTable('school', (columns) => columns.string('name', 9))
  passwords = notedPasswords(database)
  await passwords.open()
  for (const id of ['asha', 'ravi']) await give(id, `anew to ${id}`)
  choose = choiceDesk({ ...{ database, verify, change, passwords }, stall: async () => undefined })
})
afterEach(() => database.destroy())

const NEW = 'red kite over the old mango'
const wish = (name: string, current: string, password = NEW) =>
  choose({ email: `${name}@school.example`, current, password, ended: [] })

test('what was given is exchanged once, and is nothing afterwards', async () => {
  expect(await wish('asha', 'anew to asha')).toMatchObject({ status: 200 })
  expect(await passwords.isOwn('asha')).toBe(true)
  for (const current of ['anew to asha', NEW])
    expect(await wish('asha', current, 'another one of theirs')).toMatchObject({ status: 403 })
  await expect(verify('asha', NEW)).resolves.toBeUndefined()
})

test('nobody learns who is there, what they have, or who may not: one answer, after one look', async () => {
  const answers = [
    await wish('nobody', 'anew to asha'),
    await wish('asha', 'wrong'),
    // Their own password, which was never given; and one of somebody who is suspended.
    await wish('head', 'given to head'),
    await wish('ravi', 'anew to ravi'),
    // The one that is looked at in a stranger's place opens nothing.
    await wish('nobody', 'given to head'),
    await wish('', ''),
  ]
  expect(answers[0]).toEqual({ status: 403, message: expect.any(String) as string })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(verify).toHaveBeenCalledTimes(answers.length)
})

test('after so many wrong ones the right one is nothing any more, until another is given', async () => {
  for (let tries = 0; tries < TRIES; tries += 1) await wish('asha', `guess ${tries}`)
  expect(await wish('asha', 'anew to asha')).toMatchObject({ status: 403 })
  await give('asha', 'third to asha')
  expect(await wish('asha', 'third to asha')).toMatchObject({ status: 200 })
})

test('after three days it is nothing any more', async () => {
  await passwords.note(Date.now() - GIVEN_HOURS * 3_600_000)
  expect(await wish('asha', 'anew to asha')).toMatchObject({ status: 403 })
})

test('who knows it may look for a good one as often as they like, and not keep it', async () => {
  for (let tries = 0; tries < 2 * TRIES; tries += 1)
    expect(await wish('asha', 'anew to asha', 'short')).toEqual({
      ...{ status: 400, message: 'Too short' },
    })
  expect(await wish('asha', 'anew to asha', 'anew to asha')).toMatchObject({ status: 400 })
  expect(await passwords.isOwn('asha')).toBe(false)
  expect(await wish('asha', 'anew to asha')).toMatchObject({ status: 200 })
})

test('no answer comes before its time, right or wrong', async () => {
  for (const current of ['wrong', 'anew to asha']) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = choiceDesk({ ...{ database, verify, change, passwords }, stall: () => promise })
    const answer = slow({ email: 'asha@school.example', current, password: NEW, ended: [] })
    const moment = new Promise((done) => setTimeout(done, 50, 'waiting'))
    expect(await Promise.race([answer, moment])).toBe('waiting')
    resolve()
    expect(await answer).toHaveProperty('message')
  }
})
