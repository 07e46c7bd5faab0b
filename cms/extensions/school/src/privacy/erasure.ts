import { daysKept, ENQUIRY_KEPT } from 'school-schema/enquiry/consent'
import { ENQUIRIES, type EnquiryCollection } from 'school-schema/enquiry/enquiries'
import { UNCONFIRMED_DAYS } from 'school-schema/subscribers'
import { eraseAttachments } from '../forms/attachments.ts'
import type { Database } from '../shared.ts'
import { DAY_MS } from 'school-schema/values/durations'

/** Finds the ids of a collection's items that match a Directus filter. */
export type FindKeys = (collection: string, filter: object) => Promise<string[]>

const HISTORY = ['directus_revisions', 'directus_activity']
const REMARKS = ['directus_comments', 'directus_shares', 'directus_notifications']

// Directus's tables with the key of an item: its changes and comments.
const TRACES = [...REMARKS, 'directus_versions', ...HISTORY]

const HISTORY_DAYS = 90

const BATCH = 500

/** The retention in days: that of the school's record, or the limit in the environment if that is shorter. */
export function retentionDays(months: unknown, limit: unknown): number {
  const days = Number(limit)
  return daysKept(
    typeof months === 'number' ? months : ENQUIRY_KEPT.initial,
    Number.isInteger(days) && days > 0 ? days : undefined,
  )
}

/** Erases enquiries older than `days`, and the traces of deleted ones. */
export async function eraseExpired(
  database: Database,
  findKeys: FindKeys,
  days: number,
): Promise<void> {
  const old = olderThan(new Date(Date.now() - days * DAY_MS))
  // A form may set a shorter time.
  const over = { kept_until: { _lt: new Date().toISOString() } }
  for (const collection of ENQUIRIES) {
    const filter = collection === 'form_answer' ? { _or: [old, over] } : old
    await eraseEnquiries(database, collection, await findKeys(collection, filter))
    await eraseOrphans(database, collection)
  }
}

/** Erases addresses that nobody has confirmed within some days; nothing else was stored of them. */
export async function eraseUnconfirmed(database: Database): Promise<void> {
  await database('subscriber')
    .whereNull('confirmed_at')
    .where('received_at', '<', daysAgo(database, UNCONFIRMED_DAYS))
    .del()
}

/** Erases who changed what, and what it was before, after some days. Directus would do so by any clock. */
export async function eraseHistory(database: Database): Promise<void> {
  await database('directus_activity').where('timestamp', '<', daysAgo(database, HISTORY_DAYS)).del()
}

/** A time as it is stored: SQLite has numbers. */
function daysAgo(database: Database, days: number): number | Date {
  const time = new Date(Date.now() - days * DAY_MS)
  return database.client.config.client === 'sqlite3' ? time.getTime() : time
}

/** By the time at which the site received it; without that time, by its arrival in the CMS. */
export function olderThan(time: Date): object {
  const isOlder = { _lt: time.toISOString() }
  // Directus combines two conditions in one object by OR.
  const arrived = { _and: [{ received_at: { _null: true } }, { date_created: isOlder }] }
  return { _or: [{ received_at: isOlder }, arrived] }
}

/**
 * Erases enquiries with every trace, all or none. A row with the erased id remains, so that an
 * outbox that still has the enquiry cannot restore it.
 */
async function eraseEnquiries(
  database: Database,
  collection: EnquiryCollection,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await overwriteErased(database)
  await database.transaction(async (within) => {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH)
      await within(collection).whereIn('id', batch).del()
      for (const table of TRACES)
        await within(table).where({ collection }).whereIn('item', batch).del()
      const timestamp = new Date()
      await within('directus_activity').insert(
        batch.map((item) => ({ action: 'delete', collection, item, timestamp })),
      )
    }
    await eraseHistoryOfRemarks(within)
  })
}

/** Erases the traces of enquiries that no longer exist. */
export async function eraseOrphans(
  database: Database,
  collection: EnquiryCollection,
): Promise<void> {
  await overwriteErased(database)
  await database.transaction(async (within) => {
    for (const table of TRACES) await eraseWhereGone(within, table, collection)
    await eraseHistoryOfRemarks(within)
    if (collection === 'form_answer') await eraseAttachments(within)
  })
}

/** SQLite keeps deleted rows in its file until it needs the space; this makes it overwrite them. */
export async function overwriteErased(database: Database): Promise<void> {
  if (database.client.config.client === 'sqlite3') await database.raw('PRAGMA secure_delete = ON')
}

/** A comment has its own history, which quotes it. */
async function eraseHistoryOfRemarks(within: Database): Promise<void> {
  for (const remarks of REMARKS)
    for (const table of HISTORY) await eraseWhereGone(within, table, remarks)
}

/** Erases the rows of `table` about items that do not exist, except the record of an erasure. */
async function eraseWhereGone(within: Database, table: string, collection: string): Promise<void> {
  // A key is a UUID or a number in its collection, and a text in `table`.
  const present = within(collection).select(within.raw('cast(id as varchar(36))'))
  const rows = within(table).where({ collection }).whereNotNull('item')
  const isErasure = table === 'directus_activity' && ENQUIRIES.some((name) => name === collection)
  const erasable = isErasure ? rows.whereNot({ action: 'delete' }) : rows
  await erasable.whereNotIn('item', present).del()
}
