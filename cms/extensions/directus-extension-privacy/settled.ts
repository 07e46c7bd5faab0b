import type { FindKeys } from './erasure.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** An enquiry as the site sends it; `same_as` are its ids on the days before and after. */
type Sent = { id: string; received_at: string; same_as: string[] }

/**
 * Whether the CMS does not need an enquiry: it was erased after it was received, or the same content
 * is here under the id of the day before or after, received within 24 hours.
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

/** What is stored of a sent enquiry, and what identifies it; null for one that the site did not send. */
export function partsOf(payload: unknown): { item: object; sent: Sent | null } {
  if (typeof payload !== 'object' || payload === null) return { item: {}, sent: null }
  const { same_as, ...item } = payload as Partial<Sent>
  const { id, received_at } = item
  if (typeof id !== 'string' || typeof received_at !== 'string') return { item, sent: null }
  if (Number.isNaN(Date.parse(received_at))) return { item, sent: null }
  const known = Array.isArray(same_as) ? same_as.filter((each) => typeof each === 'string') : []
  return { item, sent: { id, received_at, same_as: known } }
}
