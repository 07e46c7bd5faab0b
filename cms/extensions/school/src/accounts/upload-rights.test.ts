import { Readable } from 'node:stream'
import type { App, Person } from '../shared.ts'
import { guardUploadRights } from './upload-rights.ts'

const editor = { user: 'asha' }
const form = { 'content-type': 'Multipart/Form-Data; boundary=x', 'content-length': '100' }

/** The rights that are asked for, and the outcome. */
async function send(
  method: string,
  path: string,
  { person = editor, headers = form }: { person?: Person | null; headers?: object } = {},
) {
  const asked: string[] = []
  let handler: (...given: never[]) => void = () => undefined
  guardUploadRights(
    { use: ((given: typeof handler) => (handler = given)) as unknown as App['use'] },
    (_, right) => {
      asked.push([right.action, right.collection, ...(right.primaryKeys ?? [])].join(' '))
      return right.collection === 'closed'
        ? Promise.reject(new Error('no right'))
        : Promise.resolve()
    },
  )
  const request = Object.assign(Readable.from([]), {
    method,
    path,
    headers,
    accountability: person,
  })
  const outcome = await new Promise<unknown>((resolve) =>
    handler(...([request, {}, resolve] as never[])),
  )
  return { asked, message: outcome instanceof Error ? outcome.message : 'read' }
}

test.each([
  ['POST', '/files', ['create directus_files']],
  ['POST', '/FILES/', ['create directus_files']],
  ['PATCH', '/files/one', ['update directus_files one']],
  ['POST', '/utils/import/fee', ['create fee', 'update fee']],
  ['POST', '/Utils/Import/f%65e/', ['create fee', 'update fee']],
])('%s %s asks for its rights before the form is read', async (method, path, asked) => {
  expect(await send(method, path)).toEqual({ asked, message: 'read' })
})

test.each([
  ['POST', '/utils/import/closed', {}, 'no right'],
  ['POST', '/files', { person: null }, 'Sign in'],
  ['POST', '/anything', { person: null }, 'Sign in'],
  ['POST', '/utils/import', {}, 'No files can be sent'],
  ['POST', '/schema/diff', {}, 'No files can be sent'],
  ['PATCH', '/files', {}, 'No files can be sent'],
  ['POST', '/files', { headers: { ...form, 'content-length': '21100000' } }, 'larger than 20 MB'],
  ['POST', '/files', { headers: { 'content-type': 'multipart/mixed' } }, 'no boundary'],
])('%s %s with %j is refused', async (method, path, given, message) => {
  expect((await send(method, path, given)).message).toContain(message)
})

test('administrators need no right, and other bodies pass', async () => {
  const person = { user: 'admin', admin: true }
  expect(await send('POST', '/schema/diff', { person })).toEqual({ asked: [], message: 'read' })
  const json = { headers: { 'content-type': 'application/json' }, person: null }
  expect((await send('POST', '/auth/login', json)).message).toBe('read')
})
