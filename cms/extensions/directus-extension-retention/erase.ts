import type { Database } from './database.ts'

export const ENQUIRIES = ['admission', 'admission_form'] as const

export type EnquiryCollection = (typeof ENQUIRIES)[number]

/** Items that were erased, and rows of Directus's own that told of them. */
export type Erased = { enquiries: number; traces: number }

// Where Directus itself writes the key of an item, and with it what was done to it or said of it.
const TRACES = ['revisions', 'comments', 'shares', 'versions', 'notifications', 'activity'].map(
  (name) => `directus_${name}`,
)

const BATCH = 500

/** Erases enquiries with every trace of them, all or none. */
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
    }
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
    for (const table of TRACES) {
      // A key is a UUID of PostgreSQL here and a text there.
      const present = within(collection).select(within.raw('cast(id as varchar(36))'))
      const told = within(table).where({ collection }).whereNotNull('item')
      traces += await told.whereNotIn('item', present).del()
    }
  })
  return traces
}

/** SQLite leaves deleted rows in its file until something else needs the place. */
export async function overwriteErased(database: Database): Promise<void> {
  if (database.client.config.client === 'sqlite3') await database.raw('PRAGMA secure_delete = ON')
}
