import 'server-only'
import { siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { deliverDue, redeliverAll } from './delivery.ts'
import { inOutbox } from './outbox/database.ts'
import { retryRefused, truncateLog } from './outbox/enquiries.ts'
import { eraseExpiredEnquiries } from './outbox/erasure.ts'
import { deleteCorrupt } from './outbox/salvage.ts'
import { runEvery } from './run-every.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DELIVERY_MS = 5_000
const REDELIVERY_RETRY_MS = 60_000

/** Starts delivery, retention and redelivery, for as long as the process lives. */
export function startOutboxJobs(): void {
  let isFirst = true
  runEvery(DELIVERY_MS, 'outbox-not-readable', async () => {
    const wasFirst = isFirst
    isFirst = false
    if (wasFirst) retryRefused()
    await deliverDue()
    truncateLog()
  })
  // Before redelivery, so that nothing expired is delivered again.
  eraseExpired()
  setInterval(eraseExpired, DAY_MS).unref()
  redeliver()
}

/** Now and every day, sooner while the CMS is down. */
function redeliver(): void {
  const after = (delay: number) => () => void setTimeout(redeliver, delay).unref()
  redeliverAll().then(after(DAY_MS), after(REDELIVERY_RETRY_MS))
}

function eraseExpired(): void {
  try {
    const { DATA_DIR, ENQUIRY_RETENTION_DAYS: days } = siteEnvironment()
    const count = inOutbox((outbox) => eraseExpiredEnquiries(outbox, days))
    deleteCorrupt(DATA_DIR, Date.now() - days * DAY_MS)
    if (count > 0) log.info({ event: 'enquiries-expired', count })
  } catch {
    log.error({ event: 'enquiries-not-expired' })
  }
}
