import { ENQUIRIES } from 'school-schema/model/office'
import type { Context, Database, Hooks, Row } from '../shared.ts'
import { entriesOf, mayContact, requestChanges, withAdded } from './consent.ts'
import {
  enteredByOffice,
  exportColumns,
  exportRow,
  isExport,
  refuseReadOnly,
  type Comment,
} from './fields.ts'
import { coalesce, updateInbox } from './inbox.ts'

const EVERY_MINUTE = '* * * * *'

/**
 * The office's inbox. It is updated at the start, every minute and after each change. The change
 * events only make it faster: time passes without one, and a process can end between two.
 */
export default function register(hooks: Hooks, { database, logger }: Context): void {
  const update = coalesce(() =>
    updateInbox(database, new Date()).catch((error: unknown) => {
      logger.warn(`The office's inbox was not updated; retrying in a minute: ${String(error)}`)
    }),
  )
  hooks.init('app.after', update)
  hooks.schedule(EVERY_MINUTE, update)
  for (const collection of ENQUIRIES) {
    for (const change of ['create', 'update', 'delete'])
      hooks.action(`${collection}.items.${change}`, update)
    hooks.filter<Row>(`${collection}.items.query`, (query) =>
      isExport(query) ? { ...query, fields: exportColumns(collection) } : query,
    )
    hooks.filter<Row[]>(`${collection}.items.read`, async (rows, { query }, where) => {
      if (!isExport(query)) return rows
      const comments = await listComments(where.database, collection, rows)
      return rows.map((row) => exportRow(collection, row, comments))
    })
    hooks.filter<Row>(`${collection}.items.create`, async (enquiry, _, where) => {
      const [school] = await where.database('school').select('reply_hours')
      const hours = school?.['reply_hours'] as number | null
      const person = where.accountability
      const now = new Date()
      const row = enteredByOffice(collection, enquiry, person, now, hours)
      // The website's own account sends its entries, and an administrator may restore them.
      const isOffice = person?.app === true && person.admin !== true
      const given = row['consent']
      const consent = isOffice ? withAdded(collection, [null], given, now) : entriesOf(given)
      return { ...row, ...requestChanges(row, now), consent, may_contact: mayContact(consent) }
    })
    hooks.filter<Row>(`${collection}.items.update`, async (changes, { keys = [] }, where) => {
      refuseReadOnly(collection, changes, where.accountability)
      const now = new Date()
      const row = { ...changes, ...requestChanges(changes, now) }
      if (changes['consent'] === undefined) return row
      const records = await where.database(collection).whereIn('id', keys).select('consent')
      const stored = records.map(({ consent }) => consent)
      const consent = withAdded(collection, stored, changes['consent'], now)
      return { ...row, consent, may_contact: mayContact(consent) }
    })
  }
}

async function listComments(
  database: Database,
  collection: string,
  rows: readonly Row[],
): Promise<Comment[]> {
  const found = await database('directus_comments')
    .where('collection', '=', collection)
    .select('item', 'comment', 'date_created')
  const ids = new Set(rows.map(({ id }) => id))
  return found
    .filter(({ item }) => ids.has(item))
    .map(({ item, comment, date_created }) => ({
      item: String(item),
      text: String(comment),
      time: date_created,
    }))
}
