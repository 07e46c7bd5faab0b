import { Transform, type Writable } from 'node:stream'
import { PATH as OLD_WEBSITE } from '../old-website/page.ts'
import { TOO_LARGE } from '../website/prepare-upload.ts'
import {
  contentTooLarge,
  type Upload,
  forbidden,
  invalidPayload,
  type App,
  type CheckRight,
  type Request,
} from '../shared.ts'

const MAX_PARTS = 100

const TOO_MANY = 'The form has too many files or fields: send the files one by one.'

const TYPE =
  /^multipart\/form-data *;(?: *charset=[\w-]+ *;)? *boundary=(?:"([^"\\]+)"|([^\s";\\]+))$/i

/** The boundary of a form, if its type is unambiguous; null otherwise. */
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

/** A form has boundaries and fields around its file. */
const MAX_BYTES = 20.1 * 1024 * 1024

/** The rights that a form with a file needs, by its method and address; none for administrators only. */
type Right = Parameters<CheckRight>[1]

const FILES = 'directus_files'

function rightsFor(method: string, path: string): Right[] | null {
  const [, first = '', second, third, ...more] = path.replace(/\/$/, '').split('/')
  if (more.length > 0) return null
  const area = [first.toLowerCase(), second?.toLowerCase()].join('/')
  if (method === 'POST' && area === 'files/') return [{ action: 'create', collection: FILES }]
  if (method === 'PATCH' && first.toLowerCase() === 'files' && second && !third)
    return [{ action: 'update', collection: FILES, primaryKeys: [decoded(second)] }]
  if (method !== 'POST' || area !== 'utils/import' || !third) return null
  const collection = decoded(third)
  return [
    { action: 'create', collection },
    { action: 'update', collection },
  ]
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Asks for the rights before a form with a file is read. Directus asks when it stores a row, after it
 * has read and stored the file.
 */
export function guardUploadRights(app: Pick<App, 'use'>, checkRight: CheckRight): void {
  app.use((request, _response, next) => {
    if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) return next()
    check(request, checkRight).then(() => {
      limitParts(request as Upload, next)
      next()
    }, next)
  })
}

async function check(request: Request, checkRight: CheckRight): Promise<void> {
  const { accountability: person, method, path, headers } = request
  if (!person?.user) throw forbidden('Sign in to upload files.')
  const rights = person.admin ? [] : rightsFor(method, path)
  if (rights === null) throw forbidden('No files can be sent to this address.')
  if (boundaryOf(headers['content-type']) === null)
    throw invalidPayload('The form has no boundary.')
  for (const right of rights) await checkRight(person, right)
  // An old website is no upload to the library; its page limits it.
  const isOldWebsite = Boolean(person.admin) && path === OLD_WEBSITE
  if (!isOldWebsite && !(Number(headers['content-length']) <= MAX_BYTES))
    throw contentTooLarge(TOO_LARGE)
}
