import 'server-only'
import { createEnquiry } from '../content/client/enquiries.ts'
import { CmsRefused } from '../content/client/errors.ts'
import { log } from '../server/log.ts'
import * as outbox from './outbox/enquiries.ts'

/** Delivered, refused with the CMS's own message, or still pending in the outbox. */
export type Delivery =
  | { status: 'delivered' }
  | { status: 'refused'; message: string }
  | { status: 'pending' }

/** As many at once as leave the CMS room for its readers. */
const CONCURRENCY = 4

/** Whether the last attempt failed because of the CMS. */
let isCmsDown = false

const create = ({ id, collection, item }: outbox.Enquiry) =>
  createEnquiry(collection, { ...item, id })

export async function deliverEnquiry(enquiry: outbox.Enquiry): Promise<Delivery> {
  const { id, collection } = enquiry
  try {
    const outcome = await create(enquiry)
    if (outcome === 'settled') outbox.deleteEnquiry(id)
    else outbox.markDelivered(id)
    log.info({ event: 'enquiry-delivered', collection })
    if (isCmsDown) outbox.retryPending()
    isCmsDown = false
    return { status: 'delivered' }
  } catch (error) {
    if (error instanceof CmsRefused) {
      const code = error.codes[0] ?? 'UNKNOWN'
      outbox.markRefused(id, code)
      log.error({ event: 'enquiry-refused', collection, code })
      return { status: 'refused', message: error.messages[0] ?? '' }
    }
    outbox.scheduleRetry(id)
    isCmsDown = true
    log.warn({ event: 'enquiry-pending', collection })
    return { status: 'pending' }
  }
}

/** Delivers the enquiries whose next attempt is due, until the CMS fails. */
export async function deliverDue(): Promise<void> {
  for (;;) {
    const due = outbox.listDueEnquiries(CONCURRENCY)
    if (due.length === 0) return
    const deliveries = await Promise.all(due.map(deliverEnquiry))
    // One that is still pending shows that the CMS is down; the others would fail too.
    if (deliveries.some(({ status }) => status === 'pending')) return
  }
}

/**
 * Delivers every delivered enquiry once more: a CMS that was restored from an older backup gets back
 * what it lost, one that has them all accepts none. What was erased there is deleted here too. Throws
 * when the CMS is down. One after the other: visitors' own enquiries are delivered at the same time.
 */
export async function redeliverAll(): Promise<void> {
  for (let next = outbox.findDelivered(''); next; next = outbox.findDelivered(next.id))
    await redeliver(next)
}

async function redeliver(enquiry: outbox.Enquiry): Promise<void> {
  const { id, collection } = enquiry
  try {
    const outcome = await create(enquiry)
    if (outcome === 'created') log.warn({ event: 'enquiry-delivered-again', collection })
    if (outcome === 'settled') outbox.deleteEnquiry(id)
  } catch (error) {
    // It was accepted once, so somebody has changed its fields since; the CMS probably still has it.
    if (!(error instanceof CmsRefused)) throw error
    log.warn({ event: 'enquiry-not-delivered-again', collection, code: error.codes[0] ?? '' })
  }
}
