import { Readable } from 'node:stream'
import { fieldLabel } from 'school-schema/fields/fields'
import { collections } from 'school-schema/collections'
import type { Collection } from 'school-schema/fields/collection'
import {
  contentTooLarge,
  forbidden,
  invalidPayload,
  type App,
  type Context,
  type ItemsService,
  type Upload,
  type Row,
} from '../shared.ts'
import { readTable, type TableRow } from './table-rows.ts'

/** SQLite serves no other request during the transaction: 200 rows take about a second. */
const MAX_ROWS = 200
const MAX_BYTES = 1_000_000

/**
 * Replaces Directus's import of a file into a collection, which never ends, with the database
 * locked, if its rows are refused before the file has been read. This one knows our headings, and
 * stores all rows or none.
 */
export function addImportRoute(app: App, context: Context): void {
  app.post('/utils/import/:collection', (request, response, next) => {
    importFile(request, context).then((notes) => response.status(200).send(notes), next)
  })
  // Editors and the website read the file library; children's details must not be stored there.
  app.post('/utils/export/:collection', (_request, _response, next) => {
    next(forbidden('Exports are not stored in the file library: choose “Download File”.'))
  })
}

/** Imports a file; returns what of it was left out, converted or guessed. */
async function importFile(request: Upload, context: Context): Promise<string> {
  const name = request.path.split('/').at(-1)
  const collection = collections.find((each) => each.collection === name)
  if (!collection?.schema || collection.meta['singleton'])
    throw invalidPayload('Files cannot be imported here.')
  const { rows, notes } = await readTable(await readUpload(request), collection, MAX_ROWS)
  const { ItemsService } = context.services
  const { schema, accountability } = request
  return context.database.transaction(async (knex) => {
    const service = new ItemsService(collection.collection, { knex, schema, accountability })
    await storeRows(service, collection, rows)
    const message = notes.join(' ')
    if (message === '') return message
    // The Studio shows nothing of the answer, but notifications in its bar.
    const notifications = new ItemsService('directus_notifications', { knex, schema })
    const subject = 'Your import: please check what was left out or changed'
    await notifications.createOne({ recipient: accountability?.user, subject, message })
    return message
  })
}

/** The first file of a form. */
async function readUpload(request: Upload): Promise<Uint8Array> {
  const { 'content-type': type = '', 'content-length': length } = request.headers
  if (!(Number(length) <= MAX_BYTES)) throw contentTooLarge('The file is larger than 1 MB.')
  try {
    const form = await new Response(Readable.toWeb(request) as ReadableStream, {
      headers: { 'content-type': type },
    }).formData()
    const file = [...form.values()].find((value) => value instanceof File)
    if (file) return new Uint8Array(await file.arrayBuffer())
  } catch {
    // Not a form; the sentence below applies.
  }
  throw invalidPayload('Choose a file of Excel (.xlsx) or a CSV file.')
}

async function storeRows(
  service: ItemsService,
  collection: Collection,
  rows: readonly TableRow[],
): Promise<void> {
  const names = Object.keys(rows[0]?.row ?? {})
  const keys = keysOf(collection, names)
  // With the time of its last change, a row counts as opened by this person.
  const fields = ['id', 'date_updated', ...names]
  const existing = await service.readByQuery({ fields, limit: -1 })
  for (const { number, row, refusal } of rows) {
    if (refusal) throw refusalOfRow(number, refusal)
    const found = existing.find((each) => keys.every((key) => isSame(each[key], row[key])))
    const changed = names.filter((name) => !isSame(found?.[name], row[name]))
    const values = Object.fromEntries(changed.map((name) => [name, row[name]]))
    try {
      if (!found) await service.createOne(values)
      else if (changed.length > 0) await service.updateOne(found['id'], values)
    } catch (error) {
      throw refusalOf(error, number, collection)
    }
  }
}

const isSame = (stored: unknown, written: unknown): boolean => textOf(stored) === textOf(written)

/** Without spaces that are there twice: in a name they are typed by accident. */
const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value)
    ? String(value).replaceAll(/\s+/g, ' ')
    : ''

/** What identifies a row: its id, its unique field, or all that the file says of it. */
function keysOf({ fields }: Collection, names: readonly string[]): readonly string[] {
  if (names.includes('id')) return ['id']
  const unique = fields.find(({ field, schema }) => schema?.['is_unique'] && names.includes(field))
  return unique ? [unique.field] : names
}

type RowError = { message: string; code: unknown; extensions: Row }

const isRowError = (error: unknown): error is RowError =>
  error instanceof Error && 'code' in error && 'extensions' in error && error.code !== 'FORBIDDEN'

/** The error of one row in a sentence; a missing right and a fault of the database stay what they are. */
function refusalOf(error: unknown, number: number, { fields }: Collection): unknown {
  const errors: unknown[] = [error].flat()
  if (!errors.every(isRowError)) return error
  const reasons = new Map<string, string>()
  for (const { message, extensions } of errors) {
    const name = String(extensions['field'])
    const own = fields.find(({ field }) => field === name)?.meta['validation_message']
    const isEmpty = /^(required|nnull|submitted)$/.test(String(extensions['type']))
    const reason = isEmpty ? 'it is empty.' : own
    // One value can break several rules; the first says what it should be.
    if (reasons.has(name)) continue
    reasons.set(name, typeof reason === 'string' ? `“${fieldLabel(name)}”: ${reason}` : message)
  }
  const texts = [...reasons.values()].join(' ')
  return refusalOfRow(number, texts)
}

const refusalOfRow = (number: number, reason: string) =>
  invalidPayload(`Row ${number} of the file: ${reason} Nothing was imported.`)
