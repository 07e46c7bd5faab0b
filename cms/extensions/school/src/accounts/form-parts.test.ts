import { PassThrough, Readable } from 'node:stream'
import type { Upload } from '../shared.ts'
import { limitParts } from './form-parts.ts'

/** What reaches the reader of a form, and the refusal. */
function send(text: string) {
  const request = Object.assign(Readable.from([Buffer.from(text)]), {
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
  expect(await send('--the end\r\n\r\n1\r\n'.repeat(150))).toContain('too many files or fields')
})
