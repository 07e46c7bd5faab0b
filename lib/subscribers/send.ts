import 'server-only'
import { createLimiter } from 'school-schema/values/limiter'
import { MINUTE_MS } from 'school-schema/values/durations'
import {
  claimMailing,
  findSubscriber,
  listSubscribers,
  type Subscriber,
} from '../content/client/subscribers.ts'
import { deliverEnquiry } from '../enquiry/delivery.ts'
import { addChange, isEnding } from '../enquiry/outbox/changes.ts'
import { inOutbox } from '../enquiry/outbox/enquiries.ts'
import { isClockSuspect } from '../enquiry/outbox/erasure.ts'
import * as outbox from '../enquiry/outbox/mailings.ts'
import { listDueAcknowledgements, settleAcknowledgement } from '../enquiry/outbox/mails.ts'
import { mailboxKey } from '../enquiry/sender.ts'
import { schoolDay } from 'school-schema/day'
import { siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { delayMails, endDelay, hasFailed, isDelayed } from '../server/mail-state.ts'
import * as smtp from '../server/smtp.ts'
import { mailSettings } from '../server/variables.ts'
import { composeConfirmation, composeNotices } from './compose.ts'

/** E-mails a minute: 2,000 in ten minutes, and less while the mail server defers them. */
const [MOST, FEWEST] = [400, 10]
/** After so many e-mails in a row that the mail server refuses for its address, a subscription ends. */
const MAX_REFUSALS = 3

let perMinute = MOST
let lastRoundAt = 0

/** How many e-mails may be sent now. */
function takeAllowance(now: number): number {
  const passed = Math.min(Math.max(now - lastRoundAt, 0), MINUTE_MS / 4)
  const count = Math.floor((passed * perMinute) / MINUTE_MS)
  if (count > 0) lastRoundAt = now
  return count
}

/** Follows the mail server: slower after a round with many deferred e-mails, then slowly faster. */
function adjustRate(sent: number, deferred: number): void {
  if (deferred * 5 > sent + deferred) {
    perMinute = Math.max(FEWEST, perMinute * 0.7)
    log.warn({ event: 'notice-mails-slowed', perMinute: Math.round(perMinute) })
  } else perMinute = Math.min(MOST, perMinute * 1.05)
}

type Outcome = 'sent' | 'refused' | 'deferred' | 'stopped'

/** Counts the e-mails that were refused for an address in a row; the third one ends the subscription. */
function countRefusals({ id, refusals }: Subscriber, isRefused: boolean): void {
  if (!isRefused && refusals === 0) return
  const count = isRefused ? refusals + 1 : 0
  const ended = count >= MAX_REFUSALS
  if (ended) log.info({ event: 'subscription-ended', reason: 'refused by the mail server' })
  const change = addChange(id, ended ? { ended: true } : { refusals: count })
  void deliverEnquiry(change).catch(() => undefined)
}

/**
 * Sends one e-mail. It leaves the outbox when the mail server has it: after a kill in between it is sent again,
 * with the same Message-ID, as a missed notice is worse than one that a mail program shows once anyway.
 */
async function sendMail(
  mail: outbox.NoticeMail,
  subscriber: Subscriber,
  pool: ReturnType<typeof smtp.openMailPool>,
  from: string,
): Promise<Outcome> {
  const composed = await composeNotices(subscriber, mail.notices)
  if (!composed) {
    outbox.deleteMail(mail.id)
    return 'sent'
  }
  try {
    const { refused } = await pool.send({
      ...composed,
      from,
      to: [subscriber.address],
      id: `notice-${mail.id}`,
    })
    outbox.deleteMail(mail.id)
    countRefusals(subscriber, refused > 0)
    if (hasFailed()) endDelay()
    return 'sent'
  } catch (error) {
    const cause = smtp.causeOf(error)
    if (cause === 'server') {
      if (!isDelayed()) delayMails(smtp.describeMailError(error))
      return 'stopped'
    }
    if (cause === 'mail') {
      outbox.delayMail(mail.id)
      return 'deferred'
    }
    outbox.deleteMail(mail.id)
    countRefusals(subscriber, true)
    return 'refused'
  }
}

/** Sends e-mails with notices that are due, as fast as the mail server takes them. Throws while the CMS is down: only it has the addresses. */
export async function sendNotices(now = Date.now()): Promise<void> {
  const settings = mailSettings(siteEnvironment())
  if (!settings || isDelayed()) return
  const expired = inOutbox(isClockSuspect) ? 0 : outbox.deleteExpiredMails(now)
  if (expired > 0) log.warn({ event: 'notice-mails-expired', count: expired })
  const due = outbox.listDueMails(now, takeAllowance(now))
  if (due.length === 0) return
  const subscribers = new Map((await listSubscribers()).map((each) => [each.id, each]))
  const pool = smtp.openMailPool(settings.server)
  const limiter = createLimiter(smtp.CONNECTIONS)
  const send = async (mail: outbox.NoticeMail): Promise<Outcome> => {
    const subscriber = subscribers.get(mail.subscriber)
    if (isDelayed()) return 'stopped'
    if (subscriber && !isEnding(mail.subscriber))
      return sendMail(mail, subscriber, pool, settings.from)
    // The subscription has ended since.
    outbox.deleteMail(mail.id)
    return 'sent'
  }
  const outcomes = await Promise.all(due.map((mail) => limiter.run(() => send(mail))))
  pool.close()
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
  adjustRate(count('sent'), count('deferred'))
  log.info({
    event: 'notice-mails-sent',
    sent: count('sent'),
    refused: count('refused'),
    deferred: count('deferred'),
  })
}

/** Asks for the confirmation of addresses, once a day and address at all instances. Throws while the CMS is down. */
export async function sendConfirmations(now = new Date()): Promise<void> {
  const settings = mailSettings(siteEnvironment())
  if (!settings || isDelayed()) return
  for (const { id, recipient, language } of listDueAcknowledgements(
    now.getTime(),
    'subscriptions',
  )) {
    const subscriber = await findSubscriber(id)
    const name = `confirm ${mailboxKey(recipient)} ${schoolDay(now)}`
    const owner = outbox.getOutboxName()
    if (subscriber && (await claimMailing(name, owner)) === 'yours') {
      const mail = await composeConfirmation(subscriber, language)
      const sent = { ...mail, from: settings.from, to: [recipient], id: `confirm-${id}` }
      try {
        await smtp.sendBySmtp(settings.server, sent)
      } catch (error) {
        // A refusal of one address says nothing about other e-mails.
        if (smtp.causeOf(error) !== 'address') return delayMails(smtp.describeMailError(error))
      }
      await claimMailing(name, owner, true)
      log.info({ event: 'confirmation-sent' })
    }
    settleAcknowledgement(id)
  }
}
