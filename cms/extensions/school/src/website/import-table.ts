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
import { comparable, findIn, ownChanges } from './find-rows.ts'
import { digestsOf, saveDigests } from './imported-rows.ts'
import { TOO_LARGE } from './read-excel.ts'
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
    const digests = await digestsOf(knex, collection.collection)
    const { names: written, kept } = await storeRows(service, collection, rows, digests)
    const filter = { id: { _in: [...written.keys()] } }
    const now = await service.readByQuery({ fields: ['*'], filter, limit: -1 })
    await saveDigests(knex, collection.collection, now, written)
    if (kept.length > 0)
      notes.push(
        `What somebody has changed since the last import stays: ${kept.join(', ')}. Type it here if the table is right.`,
      )
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
  if (!(Number(length) <= MAX_BYTES)) throw contentTooLarge(TOO_LARGE)
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

/** What an import has of the rows, and what stays as somebody has changed it since an earlier one. */
type Stored = { names: Map<string, string[]>; kept: string[] }

async function storeRows(
  service: ItemsService,
  collection: Collection,
  rows: readonly TableRow[],
  digests: ReadonlyMap<string, Row>,
): Promise<Stored> {
  const names = Object.keys(rows[0]?.row ?? {})
  // With the time of its last change, a row counts as opened by this person.
  const fields = ['id', 'date_updated', ...names]
  const existing = findIn(
    collection,
    await service.readByQuery({ fields, limit: -1, sort: ['id'] }),
    digests,
  )
  const stored: Stored = { names: new Map(), kept: [] }
  for (const { number, row, refusal } of rows) {
    if (refusal) throw refusalOfRow(number, refusal)
    const found = existing.find(row)
    const isSame = (name: string) =>
      comparable(collection, name, found?.row?.[name]) === comparable(collection, name, row[name])
    const changed = Object.fromEntries(
      names.filter((name) => !found?.row || !isSame(name)).map((name) => [name, row[name]]),
    )
    try {
      if (!found?.row) {
        stored.names.set(String(await service.createOne(changed)), names)
        continue
      }
      const { values, own } = ownChanges(changed, found.row, found.imported)
      if (own !== '') stored.kept.push(`row ${number} (${own})`)
      if (Object.keys(values).length > 0) await service.updateOne(found.id, values)
      stored.names.set(
        String(found.id),
        names.filter((name) => isSame(name) || Object.hasOwn(values, name)),
      )
    } catch (error) {
      throw refusalOf(error, number, collection)
    }
  }
  return stored
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
