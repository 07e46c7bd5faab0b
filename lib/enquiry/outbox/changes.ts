import 'server-only'
import type { SubscriberChange } from '../../content/client/subscribers.ts'
import { all, inTransaction, IS_PENDING, run, type Enquiry } from './enquiries.ts'
import { SUBSCRIBERS } from './schema.ts'

/** What becomes of a change that waits for the CMS when another one of the same subscription comes. */
export function mergeChanges(before: SubscriberChange, next: SubscriberChange): SubscriberChange {
  if (next.ended) return next
  // Asked for by anybody who knows the address: a confirmation or choice of its owner stays.
  if (next.address !== undefined) return before.ended || before.address ? next : { ...before }
  return before.ended ? before : { ...before, ...next }
}

/** Writes a change of a subscription to the outbox. Returns what to deliver. Throws if the disk does not accept it. */
export const addChange = (id: string, change: SubscriberChange): Enquiry =>
  inTransaction(() => {
    const [row] = all(`SELECT item FROM enquiry WHERE id = :id AND ${IS_PENDING}`, { id })
    const before = row && (JSON.parse(String(row.item)) as SubscriberChange)
    const item = before ? mergeChanges(before, change) : change
    run(
      `INSERT INTO enquiry (id, collection, item, received_at, next_at)
       VALUES (:id, '${SUBSCRIBERS}', :item, :now, :now)
       ON CONFLICT DO UPDATE SET item = excluded.item, received_at = excluded.received_at,
         next_at = excluded.next_at, tries = 0, refusal = NULL, delivered_at = NULL`,
      { id, item: JSON.stringify(item), now: Date.now() },
    )
    return { id, collection: SUBSCRIBERS, item }
  })

/** Records that the CMS has a change, and erases the address, unless another change came meanwhile. */
export const settleChange = ({ id, item }: Enquiry) =>
  run("UPDATE enquiry SET delivered_at = :now, item = '{}' WHERE id = :id AND item = :item", {
    id,
    item: JSON.stringify(item),
    now: Date.now(),
  })

/** Whether a subscription ends with a change that waits for the CMS. */
export const isEnding = (id: string): boolean =>
  all(`SELECT 1 FROM enquiry WHERE id = :id AND ${IS_PENDING} AND item LIKE '%"ended":true%'`, {
    id,
  }).length > 0
