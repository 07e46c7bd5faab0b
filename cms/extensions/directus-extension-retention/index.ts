import { settled } from '../../refusal.ts'
import type { Database } from './database.ts'
import { ENQUIRIES, eraseEnquiries, eraseOrphans, overwriteErased, type Erased } from './erase.ts'
import { eraseExpired, retentionDays, type FindKeys } from './expired.ts'
import { addRoutes, type App, type Keys } from './routes.ts'
import { isSettled, partsOf } from './settled.ts'

type Event = { database: Database; schema: object; accountability?: { admin?: boolean } | null }
type Register = {
  filter: (
    name: string,
    handler: (payload: unknown, meta: object, event: Event) => Promise<object>,
  ) => void
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

/**
 * Erases enquiries past their time at night and after a start, and the traces of deleted ones; keeps
 * what was erased, or is here already, from being stored again.
 */
export default function register(hooks: Register, context: Context): void {
  const { action, filter, init, schedule } = hooks
  const { database, env, getSchema, logger } = context
  const days = retentionDays(env['ENQUIRY_RETENTION_DAYS'])

  const complain = (error: unknown) => {
    // What the database says may quote the row that it failed on.
    const name = error instanceof Error ? error.name : 'unknown'
    logger.warn(`Enquiries could not be erased (${name}); the next try is tonight.`)
  }
  const expired = async () => {
    if (days === null) throw new Error('ENQUIRY_RETENTION_DAYS is not set')
    return eraseExpired(database, finder(context, { database, schema: await getSchema() }), days)
  }
  const runQuietly = () => expired().catch(complain)

  init('app.before', () => void overwriteErased(database).catch(complain))
  init('routes.custom.before', ({ app }) =>
    addRoutes(app, { expired, chosen: (keys) => eraseChosen(database, keys) }, complain),
  )
  for (const collection of ENQUIRIES) {
    filter(`${collection}.items.create`, async (payload, _, event) => {
      const { item, sent } = partsOf(payload)
      // An administrator may put back what was deleted.
      if (!sent || event.accountability?.admin) return item
      await lockCreation(event.database)
      if (await isSettled(finder(context, event), collection, sent))
        throw settled('This enquiry is here already, or was erased.')
      return item
    })
  }
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

function finder(
  { services }: Context,
  { database, schema }: Omit<Event, 'accountability'>,
): FindKeys {
  return async (collection, filter) => {
    const items = new services.ItemsService(collection, { schema, knex: database })
    const rows = await items.readByQuery({ fields: ['id'], filter, limit: -1 })
    return rows.map(({ id }) => id)
  }
}

/** One at a time: two sites may send the same words at once, on the two sides of midnight. */
async function lockCreation(database: Database): Promise<void> {
  // SQLite has one connection, which the transaction around this has for itself.
  if (database.client.config.client === 'pg') await database.raw('SELECT pg_advisory_xact_lock(5)')
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
