import { Readable } from 'node:stream'
import type { App, Context, Person } from '../shared.ts'
import type { MemoryDatabase } from '../testing/database.ts'
import { openAnswers } from './testing/answers.ts'
import { addAttachmentRoutes, eraseAttachments } from './attachments.ts'

const ID = '11111111-2222-4333-8444-555555555555'
const PDF = Buffer.from('%PDF-1.7 text')
/** Who has which right, as Directus would decide. */
const rights: Record<string, readonly string[]> = {
  website: ['create'],
  office: ['create', 'update'],
  editor: [],
}
const person = (user: string): Person => ({ user, admin: user === 'head' })

async function ask(sender: Person | null, method: string, path = `/${ID}/1`, body = PDF) {
  const text = body.toString('base64')
  const request = Object.assign(Readable.from([Buffer.from(text)]), {
    accountability: sender,
    method,
    path,
    headers: { 'content-length': String(text.length), 'x-file-name': 'My%20file.txt' },
  })
  return new Promise<{ headers?: Record<string, string>; body: unknown } | Error>((resolve) => {
    const answer: { headers?: Record<string, string> } = {}
    const response = {
      status: () => response,
      set: (headers: Record<string, string>) => (answer.headers = headers),
      send: (sent: unknown) => resolve({ ...answer, body: sent }),
    }
    const use = (_path: string, handler: (...given: unknown[]) => void) =>
      handler(request, response, resolve)
    const checkRight = async ({ user, admin }: Person, { action }: { action: string }) => {
      if (!admin && !rights[String(user)]?.includes(action)) throw new Error('No right')
    }
    addAttachmentRoutes({ use } as unknown as App, { database } as unknown as Context, checkRight)
  })
}

let database: MemoryDatabase
beforeEach(async () => {
  database = await openAnswers()
  await database('form_answer').insert({ id: ID })
})
afterEach(() => database.destroy())

test('a file of an answer is stored once by the website, and opened by who may read the answer', async () => {
  expect(await ask(person('website'), 'POST')).toMatchObject({ body: '' })
  expect(await ask(person('website'), 'POST', `/${ID}/1`, Buffer.from('%PDF-2'))).toMatchObject({
    body: '',
  })
  for (const reader of ['office', 'head']) {
    const answer = await ask(person(reader), 'GET')
    expect(answer).toMatchObject({
      body: PDF,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''My%20file.pdf",
        'cache-control': 'no-store',
      },
    })
  }
})

test.each([
  ['nobody', null, 'GET'],
  ['the website', person('website'), 'GET'],
  ['an editor', person('editor'), 'GET'],
  ['an editor who sends one', person('editor'), 'POST'],
])('a file of an answer is refused to %s', async (_who, sender, method) => {
  await ask(person('website'), 'POST')
  expect(await ask(sender, method)).toBeInstanceOf(Error)
})

test('a file of an answer for the principal is refused to the office', async () => {
  await ask(person('website'), 'POST')
  await database('form_answer').update({ confidential: true })
  expect(await ask(person('office'), 'GET')).toMatchObject({ code: 'FORBIDDEN' })
  expect(await ask(person('head'), 'GET')).toMatchObject({ body: PDF })
})

test.each([
  ['of an answer that the CMS does not have', `/${ID.replace('1', '2')}/1`, PDF],
  ['with another number', `/${ID}/4`, PDF],
  ['at another address', `/${ID}/1/../x`, PDF],
  ['that is a script', `/${ID}/1`, Buffer.from('<script>')],
  ['that is larger than 5 MB', `/${ID}/1`, Buffer.alloc(5 * 1024 * 1024 + 3, PDF)],
])('a file %s is not stored', async (_what, path, body) => {
  expect(await ask(person('website'), 'POST', path, body)).toBeInstanceOf(Error)
})

test('a file of an answer is erased with its answer', async () => {
  await ask(person('website'), 'POST')
  await eraseAttachments(database)
  expect(await database('school_attachment').select('answer')).toHaveLength(1)
  await database('form_answer').where({ id: ID }).del()
  await eraseAttachments(database)
  expect(await database('school_attachment')).toEqual([])
})
