import 'server-only'
import { log } from '../../server/log.ts'
import { describeMailError } from '../../server/smtp.ts'
import * as queue from '../outbox/mail-queue.ts'
import { mailSettings, sendMail, type MailSettings } from './transport.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How many e-mails per hour may be about a single enquiry; further ones are digests. */
const MAX_SINGLE_PER_HOUR = 10
const MAX_PER_HOUR = 20
const DIGEST_INTERVAL_MS = 6 * MINUTE_MS

/**
 * The maximum age of a queued e-mail in milliseconds. The promised time of reply is over by then,
 * and many old e-mails after an outage would hide new ones. The CMS has all enquiries.
 */
const EXPIRES_MS = 3 * 24 * HOUR_MS

// All e-mails use the same server and recipients: one failure delays all of them, and a server that
// rejects the password must not be tried again for each.
let failures = 0
let blockedUntil = -Infinity

/** Sends the due e-mails one at a time, with delays after failures. */
export async function sendDueMails(): Promise<void> {
  const settings = mailSettings()
  if (!settings || performance.now() < blockedUntil) return
  const expired = queue.deleteMailsBefore(Date.now() - EXPIRES_MS)
  if (expired > 0) log.warn({ event: 'mails-expired', count: expired })
  for (;;) {
    const [first, ...others] = queue.listDueMails()
    if (!first) return
    const allowance = allowanceFor(others.length + 1)
    if (allowance === 'none') return
    const isSent = await send(allowance === 'digest' ? [first, ...others] : [first], settings)
    if (!isSent) return
  }
}

/**
 * How the pending e-mails may be sent now: one each, as one digest, or not yet. At most 20 per
 * hour, so that a flood of enquiries does not become a flood of e-mails.
 */
function allowanceFor(pending: number): 'single' | 'digest' | 'none' {
  const now = Date.now()
  const sent = queue.listSentAfter(now - HOUR_MS)
  const isSoon = now - (sent.at(-1) ?? 0) < DIGEST_INTERVAL_MS
  if (sent.length >= MAX_PER_HOUR || (sent.length >= MAX_SINGLE_PER_HOUR && isSoon)) return 'none'
  return sent.length + pending <= MAX_SINGLE_PER_HOUR ? 'single' : 'digest'
}

/** Returns whether it was sent; after a failure all e-mails wait. */
async function send(mails: queue.Mails, settings: MailSettings): Promise<boolean> {
  const outcome = await sendMail(mails, settings).catch(describeMailError)
  if ('code' in outcome) {
    failures += 1
    const isFinal = outcome.status >= 500
    const delay = isFinal ? queue.MAX_DELAY_MS : queue.delayAfter(failures)
    queue.scheduleMailRetry(mails, delay)
    blockedUntil = performance.now() + delay
    log[isFinal ? 'error' : 'warn']({
      event: isFinal ? 'mail-refused' : 'mail-pending',
      ...outcome,
    })
    return false
  }
  failures = 0
  queue.markSent(mails)
  log.info({ event: 'mail-sent', enquiries: mails.length })
  if (outcome.refused > 0) log.warn({ event: 'mail-address-refused', count: outcome.refused })
  return true
}
