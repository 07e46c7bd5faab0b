import { ENQUIRIES } from 'school-schema/model/office'
import type { Context, Database, Hooks, Row } from '../shared.ts'
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
      return enteredByOffice(collection, enquiry, where.accountability, new Date(), hours)
    })
    hooks.filter<Row>(`${collection}.items.update`, (changes, _, { accountability }) => {
      refuseReadOnly(collection, changes, accountability)
      return changes
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
