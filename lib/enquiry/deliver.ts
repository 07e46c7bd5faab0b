import 'server-only'
import { createEnquiry } from '../content/client/enquiries.ts'
import { CmsRefused } from '../content/client/errors.ts'
import { log } from '../server/log.ts'
import {
  deleteEnquiry,
  hastenEnquiries,
  listDueEnquiries,
  markDelivered,
  postponeEnquiry,
  retryRefused,
  setAsideEnquiry,
  tidyOutbox,
  type Enquiry,
} from './outbox/outbox.ts'

/** Delivered, refused with the CMS's own words, or still waiting in the outbox. */
export type Delivery = { is: 'delivered' } | { is: 'refused'; words: string } | { is: 'waiting' }

/** As many at once as leave the CMS room for its readers. */
const BATCH = 4
const EVERY_MS = 5_000

/** Whether the last try found the CMS out. */
let isOut = false

/** Hands one enquiry to the CMS and notes in the outbox what came of it. */
export async function deliverEnquiry({ id, collection, item }: Enquiry): Promise<Delivery> {
  try {
    const outcome = await createEnquiry(collection, { ...item, id })
    if (outcome === 'settled') deleteEnquiry(id)
    else markDelivered(id)
    log.info({ event: 'enquiry-delivered', collection })
    noteBack()
    return { is: 'delivered' }
  } catch (error) {
    if (error instanceof CmsRefused) {
      const code = error.codes[0] ?? 'UNKNOWN'
      setAsideEnquiry(id, code)
      log.error({ event: 'enquiry-refused', collection, code })
      return { is: 'refused', words: error.messages[0] ?? '' }
    }
    postponeEnquiry(id)
    isOut = true
    log.warn({ event: 'enquiry-waiting', collection })
    return { is: 'waiting' }
  }
}

function noteBack(): void {
  if (!isOut) return
  isOut = false
  hastenEnquiries()
}

async function deliverDue(): Promise<void> {
  for (;;) {
    const due = listDueEnquiries(BATCH)
    if (due.length === 0) return
    const deliveries = await Promise.all(due.map(deliverEnquiry))
    // One that waits says that the CMS is out; the others would only find out the same.
    if (deliveries.some(({ is }) => is === 'waiting')) return
  }
}

async function deliverAll(withRefused: boolean): Promise<void> {
  if (withRefused) retryRefused()
  await deliverDue()
  tidyOutbox()
}

/** Delivers what waits for as long as the process lives, and tries once more what was refused before. */
export function startDelivery(): void {
  let isBusy = false
  let isFirst = true
  setInterval(() => {
    if (isBusy) return
    isBusy = true
    deliverAll(isFirst)
      .catch(() => log.error({ event: 'outbox-not-readable' }))
      .finally(() => {
        isBusy = false
        isFirst = false
      })
  }, EVERY_MS).unref()
}
