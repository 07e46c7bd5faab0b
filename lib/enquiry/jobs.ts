import 'server-only'
import { CLOCK_INTERVAL_MS } from 'school-schema/values/clock'
import { daysKept, ENQUIRY_KEPT } from 'school-schema/enquiry/consent'
import { getSchool } from '../school/school.ts'
import { attempt } from '../server/attempt.ts'
import { siteEnvironment } from '../server/environment.ts'
import { mailSettings } from '../server/variables.ts'
import { log } from '../server/log.ts'
import { deliverDue, redeliverAll } from './delivery.ts'
import { sendAcknowledgements } from './mail/acknowledge.ts'
import { sendDueMails } from './mail/send.ts'
import { deleteOldAcknowledgements } from './outbox/mails.ts'
import { deleteDamaged } from './outbox/damaged.ts'
import { inOutbox, retryRefused, truncateLog } from './outbox/enquiries.ts'
import { eraseExpiredEnquiries, isClockBelieved } from './outbox/erasure.ts'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { DAY_MS } from 'school-schema/values/durations'

const DELIVERY_MS = 5_000
const MAILS_MS = 3_000
const REDELIVERY_RETRY_MS = 10_000

/**
 * Starts delivery, retention, redelivery and, if a mail server is configured, e-mails to the
 * office and to parents, for as long as the process runs.
 */
export function startOutboxJobs(): void {
  // The first delivery reports an outbox that cannot be written.
  attempt(retryRefused)
  runEvery(DELIVERY_MS, 'outbox-not-readable', async () => {
    await deliverDue()
    truncateLog()
  })
  // Before redelivery, so that expired enquiries are not delivered again.
  eraseDaily()
  setInterval(eraseDaily, CLOCK_INTERVAL_MS).unref()
  redeliver()
  if (!mailSettings(siteEnvironment())) return
  runEvery(MAILS_MS, 'mail-queue-not-readable', async () => {
    await sendDueMails()
    await sendAcknowledgements()
  })
}

/** Repeats a job, never twice at once; the first of several failures is logged as `event` without details. */
export function runEvery(milliseconds: number, event: string, job: () => Promise<void>): void {
  let hasFailed = false
  const run = async (): Promise<void> => {
    try {
      await job()
      hasFailed = false
    } catch {
      if (!hasFailed) log.error({ event })
      hasFailed = true
    }
    wait()
  }
  const wait = () => void setTimeout(() => void run(), milliseconds).unref()
  wait()
}

/** At the start and every day, sooner while the CMS is down. */
function redeliver(): void {
  const after = (delay: number) => () => void setTimeout(redeliver, delay).unref()
  redeliverAll().then(after(DAY_MS), after(REDELIVERY_RETRY_MS))
}

let erasedAt = -Infinity

/** Reads the clock every hour, and erases once a day by a clock that is believed. */
function eraseDaily(): void {
  const isBelieved = attempt(() => inOutbox(isClockBelieved))
  if (isBelieved === false) log.warn({ event: 'clock-jumped' })
  if (!isBelieved || performance.now() - erasedAt < DAY_MS) return
  erasedAt = performance.now()
  void eraseExpired()
}

/** Without the school's record only enquiries that are too old for every school are erased. */
const getMonthsKept = () =>
  getSchool(DEFAULT_LANGUAGE).then(
    ({ enquiryKeptMonths }) => enquiryKeptMonths,
    () => ENQUIRY_KEPT.longest,
  )

async function eraseExpired(): Promise<void> {
  try {
    const { DATA_DIR, ENQUIRY_RETENTION_DAYS: limit } = siteEnvironment()
    const days = daysKept(await getMonthsKept(), limit)
    const count = inOutbox((outbox) => eraseExpiredEnquiries(outbox, days))
    deleteOldAcknowledgements(Date.now())
    deleteDamaged(DATA_DIR, Date.now() - days * DAY_MS)
    if (count > 0) log.info({ event: 'enquiries-expired', count })
  } catch {
    log.error({ event: 'enquiries-not-expired' })
  }
}
