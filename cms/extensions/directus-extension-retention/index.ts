import type { Database } from './database.ts'
import { ENQUIRIES, eraseEnquiries, eraseOrphans, overwriteErased, type Erased } from './erase.ts'
import { eraseExpired, retentionDays } from './expired.ts'
import { addRoutes, type App, type Keys } from './routes.ts'

type Register = {
  init: (name: string, handler: (meta: { app: App }) => void) => void
  action: (name: string, handler: (meta: { collection?: string }) => void) => void
  schedule: (cron: string, handler: () => Promise<unknown>) => void
}
type ItemsService = { readByQuery: (query: object) => Promise<{ id: string }[]> }
type Context = {
  env: Record<string, unknown>
  database: Database
  getSchema: () => Promise<object>
  services: { ItemsService: new (collection: string, options: object) => ItemsService }
  logger: { warn: (text: string) => void }
}

const NIGHTLY = '17 3 * * *'
// A command that starts the CMS wants to count for itself what it erases.
const AFTER_START_MS = 30_000

/** Erases enquiries past their time at night and after a start, and the traces of deleted ones. */
export default function register({ init, action, schedule }: Register, context: Context): void {
  const { database, env, logger } = context
  const days = retentionDays(env['ENQUIRY_RETENTION_DAYS'])

  const complain = (error: unknown) => {
    // What the database says may quote the row that it failed on.
    const name = error instanceof Error ? error.name : 'unknown'
    logger.warn(`Enquiries could not be erased (${name}); the next try is tonight.`)
  }
  const expired = async () => {
    if (days === null) throw new Error('ENQUIRY_RETENTION_DAYS is not set')
    return eraseExpired(
      database,
      (collection, filter) => findKeys(context, collection, filter),
      days,
    )
  }
  const runQuietly = () => expired().catch(complain)

  init('app.before', () => void overwriteErased(database).catch(complain))
  init('routes.custom.before', ({ app }) =>
    addRoutes(app, { expired, chosen: (keys) => eraseChosen(database, keys) }, complain),
  )
  action('items.delete', ({ collection }) => {
    const deleted = ENQUIRIES.find((name) => name === collection)
    if (deleted) eraseOrphans(database, deleted).catch(complain)
  })
  if (days === null) {
    logger.warn(
      'ENQUIRY_RETENTION_DAYS is not set: enquiries are kept until somebody deletes them.',
    )
    return
  }
  schedule(NIGHTLY, runQuietly)
  init('app.after', () => void setTimeout(() => void runQuietly(), AFTER_START_MS).unref())
}

async function findKeys(context: Context, collection: string, filter: object): Promise<string[]> {
  const { database, getSchema, services } = context
  const items = new services.ItemsService(collection, { schema: await getSchema(), knex: database })
  const rows = await items.readByQuery({ fields: ['id'], filter, limit: -1 })
  return rows.map(({ id }) => id)
}

async function eraseChosen(database: Database, keys: Keys): Promise<Erased> {
  const erased = { enquiries: 0, traces: 0 }
  for (const collection of ENQUIRIES) {
    const found = await eraseEnquiries(database, collection, keys[collection] ?? [])
    erased.enquiries += found.enquiries
    erased.traces += found.traces
  }
  return erased
}
