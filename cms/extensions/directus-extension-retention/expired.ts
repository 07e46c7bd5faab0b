import type { Database } from './database.ts'
import { ENQUIRIES, eraseEnquiries, eraseOrphans, type Erased } from './erase.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The items of a collection that pass a filter of Directus's own. */
export type FindKeys = (collection: string, filter: object) => Promise<string[]>

/** How long enquiries are kept, from the environment; null when it does not say. */
export function retentionDays(value: unknown): number | null {
  const days = Number(value)
  return Number.isInteger(days) && days > 0 ? days : null
}

/** Erases the enquiries of more than `days` ago, and what is left of others that are gone. */
export async function eraseExpired(
  database: Database,
  findKeys: FindKeys,
  days: number,
): Promise<Erased> {
  const erased = { enquiries: 0, traces: 0 }
  const filter = olderThan(new Date(Date.now() - days * DAY_MS))
  for (const collection of ENQUIRIES) {
    const found = await eraseEnquiries(database, collection, await findKeys(collection, filter))
    erased.enquiries += found.enquiries
    erased.traces += found.traces + (await eraseOrphans(database, collection))
  }
  return erased
}

/** Age counts from when the site had it; what came before the site said so, from its arrival here. */
export function olderThan(time: Date): object {
  const isOlder = { _lt: time.toISOString() }
  // Side by side in one object, Directus takes the two for alternatives.
  const arrived = { _and: [{ received_at: { _null: true } }, { date_created: isOlder }] }
  return { _or: [{ received_at: isOlder }, arrived] }
}
