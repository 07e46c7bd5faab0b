import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { PLACE_TAKEN } from 'school-schema/forms/questions'
import { createEnquiry, sendAttachment, type Attachment } from '../content/client/enquiries.ts'
import { saveSubscriber } from '../content/client/subscribers.ts'
import { CmsRefused } from '../content/client/errors.ts'
import { log } from '../server/log.ts'
import { settleChange } from './outbox/changes.ts'
import * as outbox from './outbox/enquiries.ts'
import { SUBSCRIBERS } from './outbox/schema.ts'

/** Delivered, rejected with the CMS's message, too late for a place, or still pending in the outbox. */
export type Delivery =
  | { status: 'delivered' }
  | { status: 'refused'; message: string }
  | { status: 'taken' }
  | { status: 'pending' }

/** Few enough to leave the CMS capacity for reads. */
const CONCURRENCY = 4

/** Whether the last attempt failed because of the CMS. */
let isCmsDown = false

/** Of a later attempt, nobody waits for the answer and could choose another time. */
async function create({ id, collection, item }: outbox.Enquiry, isLate: boolean) {
  if (collection === SUBSCRIBERS) return saveSubscriber(id, item)
  const { attachments = [], ...row } = item as { attachments?: readonly Attachment[] }
  const late = isLate && collection === 'form_answer' ? { late: true } : {}
  const outcome = await createEnquiry(collection, { ...row, ...late, id })
  if (outcome !== 'settled')
    for (const [index, file] of attachments.entries()) await sendAttachment(id, index + 1, file)
  return outcome
}

/** How long a visitor waits for the CMS, in milliseconds. The enquiry is already on disk. */
const TIMEOUT_MS = 1_500

/** The outcome of a delivery if it is known in time. */
export function deliverInTime(delivery: Promise<Delivery>): Promise<Delivery> {
  const pending: Delivery = { status: 'pending' }
  // If the outbox cannot save the outcome, it still has the enquiry.
  const saved = delivery.catch(() => pending)
  return Promise.race([saved, pause(TIMEOUT_MS, pending, { ref: false })])
}

/** Delivers an enquiry, and records the outcome. */
export async function deliverEnquiry(enquiry: outbox.Enquiry, isLate = false): Promise<Delivery> {
  const { id, collection } = enquiry
  try {
    const outcome = await create(enquiry, isLate)
    if (collection === SUBSCRIBERS) settleChange(enquiry)
    else if (outcome === 'settled') outbox.deleteEnquiry(id)
    else outbox.markDelivered(id)
    log.info({ event: 'enquiry-delivered', collection })
    if (isCmsDown) outbox.retryPending()
    isCmsDown = false
    return { status: 'delivered' }
  } catch (error) {
    if (error instanceof CmsRefused) {
      const code = error.codes[0] ?? 'UNKNOWN'
      if (code === PLACE_TAKEN) {
        // For a visitor who did not wait, the next attempt stores it without a place.
        outbox.scheduleRetry(id)
        return { status: 'taken' }
      }
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

/** Delivers the enquiries that are due, until the CMS fails. */
export async function deliverDue(): Promise<void> {
  for (;;) {
    const due = outbox.listDueEnquiries(CONCURRENCY)
    if (due.length === 0) return
    const deliveries = await Promise.all(due.map((each) => deliverEnquiry(each, true)))
    // A delivery that is still pending shows that the CMS is down; the others would fail too.
    if (deliveries.some(({ status }) => status === 'pending')) return
  }
}

/**
 * Delivers every delivered enquiry again: a CMS that was restored from an older backup gets back
 * what it lost, which are the newest; otherwise it accepts none. Enquiries that were erased there are deleted here too.
 * Throws if the CMS is down. One at a time, as visitors' enquiries are delivered concurrently.
 */
export async function redeliverAll(): Promise<void> {
  for (const id of outbox.listDelivered()) {
    const enquiry = outbox.findDelivered(id)
    if (enquiry) await redeliver(enquiry)
  }
}

async function redeliver(enquiry: outbox.Enquiry): Promise<void> {
  const { id, collection } = enquiry
  try {
    const outcome = await create(enquiry, true)
    if (outcome === 'created') log.warn({ event: 'enquiry-delivered-again', collection })
    if (outcome === 'settled') outbox.deleteEnquiry(id)
  } catch (error) {
    // It was accepted once, so the CMS's fields have changed since; the CMS probably still has it.
    if (!(error instanceof CmsRefused)) throw error
    log.warn({ event: 'enquiry-not-delivered-again', collection, code: error.codes[0] ?? '' })
  }
}
