import {
  contentTooLarge,
  forbidden,
  invalidPayload,
  type App,
  type CheckRight,
  type Request,
  type Upload,
} from '../shared.ts'
import { boundaryOf, limitParts } from './form-parts.ts'

/** A form has boundaries and fields around its file. */
const MAX_BYTES = 20.1 * 1024 * 1024

const TOO_LARGE =
  'The file is larger than 20 MB, or its size is not stated. Save a photograph as JPEG, or send it in the size “Large”; export a PDF with the option “smallest file size”.'

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
  if (!(Number(headers['content-length']) <= MAX_BYTES)) throw contentTooLarge(TOO_LARGE)
}
