import { FORM_LIMITS } from 'school-schema/forms/questions'
import { isAttachment, MAX_FILE_BYTES } from 'school-schema/files/attachments'
import {
  contentTooLarge,
  forbidden,
  invalidPayload,
  type App,
  type CheckRight,
  type Context,
  type Database,
  type Row,
  type Upload,
} from '../shared.ts'
import { prepareUpload, type Prepared } from '../website/prepare-upload.ts'

const COLLECTION = 'form_answer'
const TABLE = 'school_attachment'
/** Of the base64 of the largest file. */
const MAX_LENGTH = Math.ceil(MAX_FILE_BYTES / 3) * 4
const PATH = /^\/?([\da-f-]{36})\/(\d)\/?$/

/**
 * `POST /attachments/<answer>/<number>` stores a file of an answer that the website has delivered, and `GET` sends
 * it to those who may read the answer. A file of the library could be read with the website's token and by editors.
 */
export function addAttachmentRoutes(
  app: Pick<App, 'use'>,
  { database }: Context,
  checkRight: CheckRight,
): void {
  app.use('/attachments', (request, response, next) => {
    answer(request as Upload, database, checkRight).then((file) => {
      if (file === null) return response.status(204).send('')
      response.set(headersOf(file))
      response.send(file.bytes)
    }, next)
  })
}

/** No browser shows it as a page of the CMS, and no cache stores it. */
const headersOf = ({ name, type }: Prepared) => ({
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
})

async function answer(
  request: Upload,
  database: Database,
  checkRight: CheckRight,
): Promise<Prepared | null> {
  const { accountability: person, path, method } = request
  const [, id = '', number = ''] = PATH.exec(path) ?? []
  const isNumber = Number(number) >= 1 && Number(number) <= FORM_LIMITS.files
  if (!person?.user || !isNumber || !['GET', 'POST'].includes(method))
    throw forbidden('Sign in to open this file.')
  const key = { answer: id, number: Number(number) }
  const isSent = method === 'POST'
  // Who may correct an answer may read it; the website may do neither.
  await checkRight(
    person,
    isSent
      ? { action: 'create', collection: COLLECTION }
      : { action: 'update', collection: COLLECTION, primaryKeys: [id] },
  )
  const [row] = await database(COLLECTION).where({ id }).select('confidential')
  const isHidden = !isSent && row?.['confidential'] && person.admin !== true
  if (!row || isHidden) throw forbidden('There is no such answer, or it is not for you.')
  const [stored] = await database(TABLE).where(key).select('name', 'content')
  if (!isSent) {
    if (!stored) throw forbidden('This answer has no such file yet.')
    return readable(String(stored['name']), Buffer.from(String(stored['content']), 'base64'))
  }
  // The same answer is delivered again after an outage.
  if (!stored) await database(TABLE).insert({ ...key, ...(await readFile(request)) })
  return null
}

/** A photograph of an iPhone as JPEG; what cannot be converted as it was sent. */
const readable = (name: string, bytes: Buffer): Promise<Prepared> =>
  prepareUpload(bytes, name).catch(() => ({ name, bytes, type: 'application/octet-stream' }))

/** The file in base64, as it is stored. */
async function readFile(request: Upload): Promise<Row> {
  const stated = Number(request.headers['content-length'])
  if (!(stated <= MAX_LENGTH)) throw contentTooLarge('A file of an answer has at most 5 MB.')
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const content = Buffer.concat(chunks).toString('latin1')
  if (!isAttachment(Buffer.from(content.slice(0, 16), 'base64')))
    throw invalidPayload('This is no PDF and no photograph.')
  return { name: decodeURIComponent(request.headers['x-file-name'] ?? 'file'), content }
}

/** Erases the files of answers that no longer exist. */
export async function eraseAttachments(database: Database): Promise<void> {
  const present = database(COLLECTION).select(database.raw('cast(id as varchar(36))'))
  await database(TABLE).whereNotIn('answer', present).del()
}
