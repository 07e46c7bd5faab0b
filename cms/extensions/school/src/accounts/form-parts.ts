import { Transform, type Writable } from 'node:stream'
import { contentTooLarge, type Upload } from '../shared.ts'

const MAX_PARTS = 100

const TOO_MANY = 'The form has too many files or fields: send the files one by one.'

const TYPE =
  /^multipart\/form-data *;(?: *charset=[\w-]+ *;)? *boundary=(?:"([^"\\]+)"|([^\s";\\]+))$/i

/** The boundary of a form, if nobody can read another one in its type; null without it. */
export function boundaryOf(type = ''): string | null {
  const [, quoted, plain] = TYPE.exec(type) ?? []
  return quoted ?? plain ?? null
}

/**
 * Ends a form of many files or fields while it is read: Directus has no limit, keeps every field, and
 * asks the database for each file.
 */
export function limitParts(request: Upload, end: (error: Error) => void): void {
  const boundary = boundaryOf(request.headers['content-type']) ?? ''
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
  // A mark may begin in one piece and end in the next.
  let end = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      const bytes = Buffer.concat([end, chunk])
      let at = bytes.indexOf(mark)
      for (; at !== -1 && parts <= MAX_PARTS; parts++) at = bytes.indexOf(mark, at + mark.length)
      end = bytes.subarray(Math.max(0, bytes.length - mark.length + 1))
      if (parts > MAX_PARTS) onTooMany()
      else callback(null, chunk)
    },
  })
}
