import { Readable, PassThrough } from 'node:stream'
import type { App, Person, Upload } from '../shared.ts'
import { guardUploadRights, boundaryOf, limitParts } from './upload-rights.ts'

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

/** What reaches the reader of a form, and the refusal. */
function sendForm(text: string, piece = text.length) {
  const pieces = text.match(new RegExp(`[^]{1,${piece}}`, 'g')) ?? []
  const request = Object.assign(Readable.from(pieces.map((each) => Buffer.from(each))), {
    headers: { 'content-type': 'multipart/form-data; boundary="the end"' },
  }) as unknown as Upload
  const target = new PassThrough()
  return new Promise<string>((resolve) => {
    limitParts(request, ({ message }) => resolve(message))
    let read = ''
    target.on('data', (chunk: Buffer) => (read += chunk.toString())).on('end', () => resolve(read))
    request.pipe(target)
  })
}

test('a form is read as it is, and one of many parts is ended', async () => {
  const album = '--the end\r\n\r\n1\r\n'.repeat(50)
  expect(await sendForm(album)).toBe(album)
  for (const piece of [100_000, 20, 5, 1])
    expect(await sendForm('--the end\r\n\r\n1\r\n'.repeat(150), piece)).toContain('too many files')
})

test.each([
  ['multipart/form-data; boundary=----WebKitFormBoundaryA1', '----WebKitFormBoundaryA1'],
  ['multipart/form-data;boundary="a b"', 'a b'],
  ['Multipart/Form-Data; charset=UTF-8; boundary=a', 'a'],
  ['multipart/form-data', null],
  ['multipart/form-data; boundary=', null],
  ['multipart/form-data; xboundary=a; boundary=b', null],
  ['multipart/form-data; boundary=a; boundary=b', null],
  ['multipart/form-data; boundary="a\\"b"', null],
])('the boundary of %s is %j', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary)
})
