import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { contentTooLarge, forbidden, type FilesService, type Row } from '../shared.ts'
import { prepareUpload } from './prepare-upload.ts'

const TOO_LARGE =
  'The file is larger than 20 MB. Save a photograph as JPEG, or send it in the size “Large”; export a PDF with the option “smallest file size”.'

/**
 * Stores of every upload what the website can show, or refuses it with a reason: new files,
 * replaced ones and imported addresses. Directus has no hook before a file is stored, and all three
 * call this method.
 */
export function guardUploads(Service: { prototype: FilesService }): void {
  const { uploadOne } = Service.prototype
  Service.prototype.uploadOne = async function (stream, data, key, options) {
    // Directus checks rights when it stores; nobody else makes it convert pictures.
    if (this.accountability && !this.accountability.user)
      throw forbidden('Sign in to upload files.')
    const bytes = await buffer(stream)
    if (stream.truncated === true) throw contentTooLarge(TOO_LARGE)
    const { type, name, ...stored } = await prepareUpload(bytes, nameOf(data))
    const prepared = { ...data, type, filename_download: name }
    return uploadOne.call(this, Readable.from([stored.bytes]), prepared, key, options)
  }
}

const nameOf = ({ filename_download: name }: Row) =>
  typeof name === 'string' && name !== '' ? name : 'file'
