import { Transform, type Writable } from 'node:stream'
import { contentTooLarge, type Upload } from '../shared.ts'

const MAX_PARTS = 100

const TOO_MANY = 'The form has too many files or fields: send the files one by one.'

/**
 * Ends a form of many files or fields while it is read: Directus has no limit, keeps every field, and
 * asks the database for each file.
 */
export function limitParts(request: Upload, end: (error: Error) => void): void {
  const boundary = /boundary="?([^";]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? ''
  const pipe = request.pipe.bind(request)
  request.pipe = <Target extends NodeJS.WritableStream>(target: Target): Target => {
    const counter = countParts(`--${boundary}`, () => {
      request.unpipe(counter)
      request.resume()
      ;(target as unknown as Writable).destroy()
      end(contentTooLarge(TOO_MANY))
    })
    return pipe(counter).pipe(target)
  }
}

function countParts(mark: string, onTooMany: () => void): Transform {
  let parts = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      let at = chunk.indexOf(mark)
      for (; at !== -1 && parts <= MAX_PARTS; parts++) at = chunk.indexOf(mark, at + mark.length)
      if (parts > MAX_PARTS) onTooMany()
      else callback(null, chunk)
    },
  })
}
