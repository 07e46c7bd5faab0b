import type { Database } from './database.ts'
import { ENQUIRIES, keepInbox } from './keep.ts'
import { refuseFacts } from './office-fields.ts'
import { isForSpreadsheet, markExport, neutralised } from './safe-export.ts'
import { oneAtATime } from './turns.ts'

type Event = { query?: { export?: unknown } }
type From = { accountability?: { admin?: boolean } | null }
type Handler = (request: Parameters<typeof markExport>[0], _: unknown, next: () => void) => void
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
    hooks.filter(`${collection}.items.read`, (rows, { query }) =>
      isForSpreadsheet(query) ? neutralised(rows) : rows,
    )
    hooks.filter(`${collection}.items.update`, (changes, _, { accountability }) => {
      refuseFacts(collection, changes as object, accountability)
      return changes
    })
  }
  hooks.init('middlewares.after', ({ app }) => {
    app.use('/utils/export', (request, _, next) => {
      markExport(request)
      next()
    })
  })
}
