import { denial } from '../../refusal.ts'
import type { Database, Row } from './database.ts'
import { ENQUIRIES, keepInbox } from './keep.ts'
import { refuseFacts } from './office-fields.ts'
import { exportColumns, readableRow, type Comment } from './readable-export.ts'
import { isForSpreadsheet, neutralised } from './safe-export.ts'
import { oneAtATime } from './turns.ts'

type Query = { export?: unknown; aggregate?: unknown; fields?: unknown }
type Event = { query?: Query }
type From = { accountability?: { admin?: boolean } | null; database: Database }
type Handler = (request: unknown, _: unknown, next: (error: Error) => void) => void
type Server = { app: { use: (path: string, handler: Handler) => void } }

type Register = {
  action: (name: string, handler: () => void) => void
  filter: (name: string, handler: (payload: unknown, event: Event, from: From) => unknown) => void
  init: (name: string, handler: (server: Server) => void) => void
  schedule: (cron: string, handler: () => void) => void
}
type Context = { database: Database; logger: { warn: (text: string) => void } }

const EVERY_MINUTE = '* * * * *'

/**
 * The office's inbox. It is put right at the start, every minute and after each change; the last is
 * only for speed, as time passes without an event and a process can end between two of them.
 */
export default function register(hooks: Register, { database, logger }: Context): void {
  const putRight = oneAtATime(() =>
    keepInbox(database, new Date()).catch((error: unknown) => {
      logger.warn(
        `The office's inbox was not put right; trying again in a minute: ${String(error)}`,
      )
    }),
  )
  hooks.init('app.after', putRight)
  hooks.schedule(EVERY_MINUTE, putRight)
  for (const collection of ENQUIRIES) {
    for (const change of ['create', 'update', 'delete']) {
      hooks.action(`${collection}.items.${change}`, putRight)
    }
    hooks.filter(`${collection}.items.query`, (query) => {
      const asked = query as Query
      return isExport(asked) ? { ...asked, fields: exportColumns(collection) } : asked
    })
    hooks.filter(`${collection}.items.read`, (rows, { query }, { database: within }) =>
      isExport(query) ? readable(within, collection, rows as Row[]) : rows,
    )
    hooks.filter(`${collection}.items.update`, (changes, _, { accountability }) => {
      refuseFacts(collection, changes as object, accountability)
      return changes
    })
  }
  // Editors and the website can read the file library: children's details do not belong there.
  hooks.init('middlewares.after', ({ app }) => {
    for (const collection of ENQUIRIES) {
      app.use(`/utils/export/${collection}`, (_request, _response, next) => {
        next(denial('Enquiries are not exported into the file library: choose “Download File”.'))
      })
    }
  })
}

const isExport = (query: Query | undefined) =>
  isForSpreadsheet(query) && query?.aggregate === undefined

async function readable(database: Database, collection: string, rows: Row[]) {
  const comments = await listComments(database, collection, rows)
  return rows.map((row) => neutralised(readableRow(collection, row, comments)))
}

async function listComments(database: Database, collection: string, rows: Row[]) {
  const found = await database('directus_comments')
    .where('collection', '=', collection)
    .select('item', 'comment', 'date_created')
  const ids = new Set(rows.map(({ id }) => id))
  return found
    .filter(({ item }) => ids.has(item))
    .map(({ item, comment, date_created }): Comment => ({
      ...{ item: String(item), text: String(comment), time: date_created },
    }))
}
