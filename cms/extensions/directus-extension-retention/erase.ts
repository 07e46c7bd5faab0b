import type { Database } from './database.ts'

export const ENQUIRIES = ['admission', 'admission_form'] as const

export type EnquiryCollection = (typeof ENQUIRIES)[number]

/** Items that were erased, and rows of Directus's own that told of them. */
export type Erased = { enquiries: number; traces: number }

const isEnquiries = (collection: string) => ENQUIRIES.some((name) => name === collection)

const HISTORY = ['directus_revisions', 'directus_activity']
const REMARKS = ['directus_comments', 'directus_shares', 'directus_notifications']

// Where Directus itself writes the key of an item, and with it what was done to it or said of it.
const TRACES = [...REMARKS, 'directus_versions', ...HISTORY]

const BATCH = 500

/**
 * Erases enquiries with every trace of them, all or none, but for a line that says that an id was
 * erased: an outbox that still has the enquiry must not bring it back.
 */
export async function eraseEnquiries(
  database: Database,
  collection: EnquiryCollection,
  keys: readonly string[],
): Promise<Erased> {
  const erased = { enquiries: 0, traces: 0 }
  if (keys.length === 0) return erased
  await overwriteErased(database)
  await database.transaction(async (within) => {
    for (let start = 0; start < keys.length; start += BATCH) {
      const batch = keys.slice(start, start + BATCH)
      erased.enquiries += await within(collection).whereIn('id', batch).del()
      for (const table of TRACES)
        erased.traces += await within(table).where({ collection }).whereIn('item', batch).del()
      const timestamp = new Date()
      await within('directus_activity').insert(
        batch.map((item) => ({ action: 'delete', collection, item, timestamp })),
      )
    }
    erased.traces += await eraseHistoryOfRemarks(within)
  })
  return erased
}

/** Erases what is told of enquiries that are there no more, whoever deleted them. */
export async function eraseOrphans(
  database: Database,
  collection: EnquiryCollection,
): Promise<number> {
  let traces = 0
  await overwriteErased(database)
  await database.transaction(async (within) => {
    for (const table of TRACES) traces += await eraseWhereGone(within, table, collection)
    traces += await eraseHistoryOfRemarks(within)
  })
  return traces
}

/** SQLite leaves deleted rows in its file until something else needs the place. */
export async function overwriteErased(database: Database): Promise<void> {
  if (database.client.config.client === 'sqlite3') await database.raw('PRAGMA secure_delete = ON')
}

/** A comment has a history, too, which quotes it and outlives it. */
async function eraseHistoryOfRemarks(within: Database): Promise<number> {
  let traces = 0
  for (const remarks of REMARKS)
    for (const table of HISTORY) traces += await eraseWhereGone(within, table, remarks)
  return traces
}

/** Erases the rows of `table` about items that are not in their collection. */
async function eraseWhereGone(
  within: Database,
  table: string,
  collection: string,
): Promise<number> {
  // A key is a UUID of PostgreSQL or a number here and a text there.
  const present = within(collection).select(within.raw('cast(id as varchar(36))'))
  const told = within(table).where({ collection }).whereNotNull('item')
  const isErasure = table === 'directus_activity' && isEnquiries(collection)
  const erasable = isErasure ? told.whereNot({ action: 'delete' }) : told
  return erasable.whereNotIn('item', present).del()
}
