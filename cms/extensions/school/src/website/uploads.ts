import { Readable } from 'node:stream'
import { createLimiter } from 'school-schema/values/limiter'
import {
  contentTooLarge,
  forbidden,
  type CheckRight,
  type FilesService,
  type Row,
} from '../shared.ts'
import { MAX_BYTES, prepareUpload, TOO_LARGE } from './prepare-upload.ts'

/**
 * Stores of every upload what the website can show, or refuses it with a reason: new files,
 * replaced ones and imported addresses. Directus has no hook before a file is stored, and all three
 * call this method.
 */
export function guardUploads(Service: { prototype: FilesService }, checkRight: CheckRight): void {
  const { uploadOne } = Service.prototype
  Service.prototype.uploadOne = async function (stream, data, key, options) {
    // Directus checks rights when it stores; nobody else makes it read files and convert pictures.
    const { accountability: person } = this
    if (person && !person.user) throw forbidden('Sign in to upload files.')
    const primaryKeys = key === undefined ? {} : { primaryKeys: [key] }
    const action = key === undefined ? 'create' : 'update'
    if (person) await checkRight(person, { action, collection: 'directus_files', ...primaryKeys })
    return inMemory.run(async () => {
      const bytes = await readBytes(stream)
      return storing.run(async () => {
        const { type, name, ...stored } = await prepareUpload(bytes, nameOf(data))
        const prepared = { ...data, type, filename_download: name }
        return uploadOne.call(this, Readable.from([stored.bytes]), prepared, key, options)
      })
    })
  }
}

/** An album is sent all at once; each file is in memory until it is stored, also one that comes slowly. */
const inMemory = createLimiter(12)
/** In the threads in which files are written, the database is read too. */
const storing = createLimiter(2)

/** A form ends the stream at the limit; an address can send without end. */
async function readBytes(stream: Readable & { truncated?: boolean }): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_BYTES) throw contentTooLarge(TOO_LARGE)
  }
  if (stream.truncated === true) throw contentTooLarge(TOO_LARGE)
  return Buffer.concat(chunks)
}

const nameOf = ({ filename_download: name }: Row) =>
  typeof name === 'string' && name !== '' ? name : 'file'
