import 'server-only'
import { siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { eraseExpiredEnquiries } from './outbox/erasure.ts'
import { inOutbox } from './outbox/database.ts'
import { deleteSetAside } from './outbox/salvage.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Erases from the outbox, now and every day, what is past its time. */
export function startRetention(): void {
  eraseExpired()
  setInterval(eraseExpired, DAY_MS).unref()
}

function eraseExpired(): void {
  try {
    const { DATA_DIR, ENQUIRY_RETENTION_DAYS: days } = siteEnvironment()
    const count = inOutbox((outbox) => eraseExpiredEnquiries(outbox, days))
    deleteSetAside(DATA_DIR, Date.now() - days * DAY_MS)
    if (count > 0) log.info({ event: 'enquiries-expired', count })
  } catch {
    log.error({ event: 'enquiries-not-expired' })
  }
}
