import { PassThrough, Readable } from 'node:stream'
import type { Upload } from '../shared.ts'
import { boundaryOf, limitParts } from './form-parts.ts'

/** What reaches the reader of a form, and the refusal. */
function send(text: string, piece = text.length) {
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
  expect(await send(album)).toBe(album)
  for (const piece of [100_000, 20, 5, 1])
    expect(await send('--the end\r\n\r\n1\r\n'.repeat(150), piece)).toContain('too many files')
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
