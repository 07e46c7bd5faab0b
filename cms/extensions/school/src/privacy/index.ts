import { CLOCK_INTERVAL_MS } from 'school-schema/values/clock'
import { ENQUIRIES } from 'school-schema/enquiry/enquiries'
import { enquirySettled, type Context, type Database, type Hooks } from '../shared.ts'
import { isClockBelieved } from './clock.ts'
import {
  eraseExpired,
  eraseOrphans,
  isSettled,
  overwriteErased,
  partsOf,
  retentionDays,
  type FindKeys,
} from './erasure.ts'

/** 3:17 at night in India; the CMS runs in UTC. */
const NIGHTLY = '47 21 * * *'
/** When the CMS has started and serves visitors. */
const AFTER_START_MS = 30_000

/**
 * Erases expired enquiries at night and after a start, and the traces of deleted ones; rejects
 * enquiries that were erased or exist already.
 */
export default function register(hooks: Hooks, context: Context): void {
  const { action, filter, init, schedule } = hooks
  const { database, env, getSchema, logger } = context

  const warn = (error: unknown) => {
    // The message of the database may quote the row.
    const name = error instanceof Error ? error.name : 'unknown'
    logger.warn(`Enquiries could not be erased (${name}); the next attempt is tonight.`)
  }
  const readClock = async () => {
    const isBelieved = await isClockBelieved(database)
    if (!isBelieved)
      logger.warn(
        'The clock of the computer has jumped: nothing is erased until it has run for a day.',
      )
    return isBelieved
  }
  const expired = async () => {
    if (!(await readClock())) return
    const [school] = await database('school').select('enquiry_kept_months')
    const days = retentionDays(school?.['enquiry_kept_months'], env['ENQUIRY_RETENTION_DAYS'])
    return eraseExpired(database, finder(context, { database, schema: await getSchema() }), days)
  }
  const eraseNow = () => void expired().catch(warn)

  init('app.before', async () => {
    await overwriteErased(database).catch(warn)
    // Before anything is written by this clock.
    await readClock().catch(warn)
    setInterval(() => void readClock().catch(warn), CLOCK_INTERVAL_MS).unref()
  })
  for (const collection of ENQUIRIES) {
    filter(`${collection}.items.create`, async (payload, _, event) => {
      const { item, sent } = partsOf(payload)
      // An administrator may restore what was deleted.
      if (!sent || event.accountability?.admin) return item
      await lockCreation(event.database)
      if (await isSettled(finder(context, event), collection, sent))
        throw enquirySettled('This enquiry already exists, or was erased.')
      return item
    })
  }
  action('items.delete', ({ collection }) => {
    const deleted = ENQUIRIES.find((name) => name === collection)
    if (deleted) eraseOrphans(database, deleted).catch(warn)
  })
  schedule(NIGHTLY, eraseNow)
  init('app.after', () => void setTimeout(eraseNow, AFTER_START_MS).unref())
}

function finder(
  { services }: Context,
  { database, schema }: { database: Database; schema: object },
): FindKeys {
  return async (collection, filter) => {
    const items = new services.ItemsService(collection, { schema, knex: database })
    const rows = await items.readByQuery({ fields: ['id'], filter, limit: -1 })
    return rows.map(({ id }) => String(id))
  }
}

/** One at a time: two sites may send the same enquiry at once, before and after midnight. */
async function lockCreation(database: Database): Promise<void> {
  // SQLite has one connection, which the surrounding transaction uses exclusively.
  if (database.client.config.client === 'pg') await database.raw('SELECT pg_advisory_xact_lock(5)')
}
