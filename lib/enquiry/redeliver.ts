import 'server-only'
import { createEnquiry } from '../content/client/enquiries.ts'
import { CmsRefused } from '../content/client/errors.ts'
import { log } from '../server/log.ts'
import { deleteEnquiry, listDelivered, type Enquiry } from './outbox/outbox.ts'

const BATCH = 100
const DAY_MS = 24 * 60 * 60 * 1000
const RETRY_MS = 60_000

/** Compares the outbox with the CMS now and every day, sooner while the CMS is out. */
export function startRedelivery(): void {
  redeliverAll().then(
    () => setTimeout(startRedelivery, DAY_MS).unref(),
    () => setTimeout(startRedelivery, RETRY_MS).unref(),
  )
}

/**
 * Hands every delivered enquiry to the CMS once more: one that was restored from an older backup gets
 * back what it lost, one that has them all takes none. What was erased there is forgotten here too.
 * Throws when the CMS is out.
 */
export async function redeliverAll(): Promise<void> {
  for (let last = ''; ;) {
    const enquiries = listDelivered(last, BATCH)
    // One after the other: visitors' own enquiries are delivered meanwhile.
    for (const enquiry of enquiries) await redeliver(enquiry)
    const end = enquiries.at(-1)
    if (!end) return
    last = end.id
  }
}

async function redeliver({ id, collection, item }: Enquiry): Promise<void> {
  try {
    const outcome = await createEnquiry(collection, { ...item, id })
    if (outcome === 'created') log.warn({ event: 'enquiry-delivered-again', collection })
    if (outcome === 'settled') deleteEnquiry(id)
  } catch (error) {
    // It had taken it once, so somebody has changed its fields since; it probably still has it.
    if (!(error instanceof CmsRefused)) throw error
    log.warn({ event: 'enquiry-not-delivered-again', collection, code: error.codes[0] ?? '' })
  }
}
