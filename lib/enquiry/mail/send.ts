import 'server-only'
import { siteEnvironment, studioUrl } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import { describeMailError, sendBySmtp } from '../../server/smtp.ts'
import { mailSettings } from '../../server/variables.ts'
import * as queue from '../outbox/mail-queue.ts'
import { getReplyPromise } from '../promise.ts'
import { composeMail } from './compose.ts'
import { delayMails, endDelay, isDelayed } from './delay.ts'

const HOUR_MS = 60 * 60_000
/** A flood of enquiries must not become a flood of e-mails. */
const MAX_PER_HOUR = 20

/**
 * The maximum age of a queued e-mail in milliseconds. The promised time of reply is over by then,
 * and many old e-mails after an outage would hide new ones. The CMS has all enquiries.
 */
const EXPIRES_MS = 3 * 24 * HOUR_MS

/**
 * Sends one e-mail for each enquiry; if more wait than may be sent in this hour, one summary of all
 * of them.
 */
export async function sendDueMails(): Promise<void> {
  if (isDelayed()) return
  const expired = queue.deleteUnsentBefore(Date.now() - EXPIRES_MS)
  if (expired > 0) log.warn({ event: 'mails-expired', count: expired })
  for (;;) {
    const [first, ...others] = queue.listUnsentMails()
    const allowed = MAX_PER_HOUR - queue.countSentAfter(Date.now() - HOUR_MS)
    if (!first || allowed <= 0) return
    const isSent = await send(others.length < allowed ? [first] : [first, ...others])
    if (!isSent) return
  }
}

/** Returns whether it was sent; after a failure all e-mails wait. */
async function send(mails: queue.Mails): Promise<boolean> {
  const settings = mailSettings(siteEnvironment())
  if (!settings) return false
  const { server, to, from } = settings
  const mail = composeMail(mails, studioUrl(), (await getReplyPromise()).ms)
  const outcome = await sendBySmtp(server, {
    ...mail,
    from,
    to,
    id: `enquiry-${mails[0].id}`,
  }).catch(describeMailError)
  if ('code' in outcome) {
    delayMails(outcome)
    return false
  }
  endDelay()
  queue.markSent(mails)
  log.info({ event: 'mail-sent', enquiries: mails.length })
  if (outcome.refused > 0) log.warn({ event: 'mail-address-refused', count: outcome.refused })
  return true
}
