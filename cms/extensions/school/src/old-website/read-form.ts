import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { invalidPayload, type Upload } from '../shared.ts'

/** What arrives within the five minutes that Node gives a request, on the line of a school. */
export const MAX_MEGABYTES = 200

const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024

/** A form: its fields, and the path and name of its file. */
export type Form = { fields: Map<string, string>; file: { path: string; name: string } | null }

const TOO_LARGE = `The file is larger than ${MAX_MEGABYTES} MB. Bring parts of it, or name the address of the website.`

/**
 * Reads a form whose file goes to a folder, never into memory. Throws an error with a sentence for the person.
 * @param hasFile whether a file is accepted now
 */
export async function readForm(request: Upload, folder: string, hasFile: boolean): Promise<Form> {
  const fields = new Map<string, string>()
  if (!(Number(request.headers['content-length']) <= MAX_BYTES + 10_000))
    throw invalidPayload(TOO_LARGE)
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'sent')
  let name = ''
  let isTooLarge = false
  const saved: Promise<void>[] = []
  const parts = busboy({
    headers: request.headers,
    defParamCharset: 'utf8',
    limits: { files: 1, fields: 10, fieldSize: 2_000, fileSize: MAX_BYTES },
  })
  parts.on('field', (field, value) => void fields.set(field, value))
  parts.on('file', (_field, file, { filename = '' }) => {
    if (!hasFile || filename === '') return void file.resume()
    name = filename
    file.on('limit', () => (isTooLarge = true))
    saved.push(pipeline(file, createWriteStream(path)))
  })
  await new Promise<void>((resolve, reject) => {
    parts.on('close', resolve).on('error', reject)
    // The guard of uploads counts what goes through this method.
    request.pipe(parts)
    request.on('close', () => request.readableEnded || reject(new Error('It was interrupted.')))
  }).catch(() => {
    throw invalidPayload('The file did not arrive completely: send it again.')
  })
  await Promise.all(saved)
  if (isTooLarge) throw invalidPayload(TOO_LARGE)
  if (name === '') return { fields, file: null }
  return { fields, file: { path: await named(path, folder), name } }
}

/** Named after its kind by its first bytes; one kind at a time. */
async function named(path: string, folder: string): Promise<string> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(400), 0, 400, 0)
  await file.close()
  const head = buffer.toString('latin1', 0, bytesRead).replaceAll('\0', '')
  const kind = head.startsWith('PK') ? 'zip' : /^\W{0,4}<\?xml|<rss/i.test(head) ? 'xml' : null
  if (kind === null)
    throw invalidPayload(
      'This is neither a ZIP file nor an export file of WordPress (.xml). Pack the folder as ZIP.',
    )
  for (const other of ['zip', 'xml']) await rm(join(folder, `source.${other}`), { force: true })
  const target = join(folder, `source.${kind}`)
  await rename(path, target)
  return target
}
