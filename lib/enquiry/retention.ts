import 'server-only'
import { siteEnvironment } from '../env/site.ts'
import { log } from '../log.ts'
import { eraseExpiredEnquiries } from './erasure.ts'
import { outboxDatabase } from './outbox-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Erases from the outbox, now and every day, what is past its time. */
export function startRetention(): void {
  eraseExpired()
  setInterval(eraseExpired, DAY_MS).unref()
}

function eraseExpired(): void {
  try {
    const count = eraseExpiredEnquiries(outboxDatabase(), siteEnvironment().ENQUIRY_RETENTION_DAYS)
    if (count > 0) log.info({ event: 'enquiries-expired', count })
  } catch {
    log.error({ event: 'enquiries-not-expired' })
  }
}
