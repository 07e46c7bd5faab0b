import { CLOCK_INTERVAL_MS } from 'school-schema/values/clock'
import { ENQUIRIES } from 'school-schema/enquiry/enquiries'
import { createOwnTables } from 'school-schema/own-tables'
import { directusError, type Context, type Database, type Hooks } from '../shared.ts'
import { isClockBelieved } from './clock.ts'
import {
  eraseExpired,
  eraseHistory,
  eraseOrphans,
  eraseUnconfirmed,
  overwriteErased,
  retentionDays,
  type FindKeys,
} from './erasure.ts'
import { DAY_MS } from 'school-schema/values/durations'

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
    await eraseUnconfirmed(database)
    await eraseHistory(database)
    const days = retentionDays(school?.['enquiry_kept_months'], env['ENQUIRY_RETENTION_DAYS'])
    return eraseExpired(database, finder(context, { database, schema: await getSchema() }), days)
  }
  const eraseNow = () => void expired().catch(warn)

  init('app.before', async () => {
    // Of the whole extension: the clock needs one at once, others only later.
    await database.transaction(async (within) => {
      await lockCreation(within)
      for (const statement of createOwnTables) await within.raw(statement)
    })
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
        // The site checks the code.
        throw directusError('This enquiry already exists, or was erased.', 'ENQUIRY_SETTLED', 409)
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

/**
 * One at a time: two sites may send the same enquiry at once, before and after midnight, or two that take the last place; two
 * instances of the CMS may start at once, and two tabs create the same page.
 */
export async function lockCreation(database: Database): Promise<void> {
  // SQLite has one connection, which the surrounding transaction uses exclusively.
  if (database.client.config.client === 'pg') await database.raw('SELECT pg_advisory_xact_lock(5)')
}

/** An enquiry as the site sends it; `same_as` are its ids on the previous and the next day. */
type Sent = { id: string; received_at: string; same_as: string[] }

/**
 * Whether the CMS does not need an enquiry: it was erased after it was received, or the same
 * content is stored under its id of the previous or next day, received within 24 hours.
 */
export async function isSettled(
  find: FindKeys,
  collection: string,
  { id, received_at, same_as }: Sent,
): Promise<boolean> {
  const received = Date.parse(received_at)
  const erased = await find('directus_activity', {
    _and: [
      { collection: { _eq: collection } },
      { item: { _in: [id, ...same_as] } },
      { action: { _eq: 'delete' } },
      { timestamp: { _gte: received_at } },
    ],
  })
  if (erased.length > 0) return true
  if (same_as.length === 0) return false
  const found = await find(collection, {
    _and: [
      { id: { _in: same_as } },
      { received_at: { _gt: new Date(received - DAY_MS).toISOString() } },
      { received_at: { _lt: new Date(received + DAY_MS).toISOString() } },
    ],
  })
  return found.length > 0
}

/** The stored part of a sent enquiry, and what identifies it; null for one that the site did not send. */
export function partsOf(payload: unknown): { item: object; sent: Sent | null } {
  if (typeof payload !== 'object' || payload === null) return { item: {}, sent: null }
  const { same_as, ...item } = payload as Partial<Sent>
  const { id, received_at } = item
  if (typeof id !== 'string' || typeof received_at !== 'string') return { item, sent: null }
  if (Number.isNaN(Date.parse(received_at))) return { item, sent: null }
  const known = Array.isArray(same_as) ? same_as.filter((each) => typeof each === 'string') : []
  return { item, sent: { id, received_at, same_as: known } }
}
