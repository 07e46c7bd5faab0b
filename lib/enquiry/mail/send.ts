import 'server-only'
import { siteEnvironment, studioUrl } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import * as state from '../../server/mail-state.ts'
import { checkSmtp, describeMailError, sendBySmtp } from '../../server/smtp.ts'
import { mailSettings } from '../../server/variables.ts'
import { isClockSuspect } from '../outbox/erasure.ts'
import { inOutbox } from '../outbox/enquiries.ts'
import * as queue from '../outbox/mails.ts'
import { getReplyDeadline } from '../enqueue.ts'
import { formatSchoolTime } from '../../messages/days.ts'
import { english } from '../../messages/messages.ts'
import { getPageNamed } from '../../pages/pages.ts'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { HOUR_MS } from 'school-schema/values/durations'

/** A flood of enquiries must not become a flood of e-mails. */
const INTERVAL_MS = 3 * 60_000

/**
 * The maximum age of a queued e-mail in milliseconds. The promised time of reply is over by then,
 * and many old e-mails after an outage would hide new ones. The CMS has all enquiries.
 */
const EXPIRES_MS = 3 * 24 * HOUR_MS

let lastSentAt = -Infinity
let isChecked = false

/** Sends one e-mail about the enquiries that wait, some minutes after the one before. */
export async function sendDueMails(): Promise<void> {
  if (state.isDelayed() || performance.now() - lastSentAt < INTERVAL_MS) return
  const expired = inOutbox(isClockSuspect) ? 0 : queue.deleteBefore(Date.now() - EXPIRES_MS)
  if (expired > 0) log.warn({ event: 'mails-expired', count: expired })
  const [first, ...others] = queue.listUnsentMails()
  if (first) await send(first, others)
  else if (!isChecked || state.hasFailed()) await checkServer()
}

/** A wrong password is known at the start, before a family writes. */
async function checkServer(): Promise<void> {
  isChecked = true
  const { SMTP_URL } = siteEnvironment()
  const failure = SMTP_URL && (await checkSmtp(SMTP_URL).then(() => null, describeMailError))
  if (failure) state.delayMails(failure)
  else state.endDelay()
}

/** Where an e-mail about an answer to a form goes, if its school has named somebody; null: to the office. */
async function recipientOf({ formPage }: queue.QueuedMail): Promise<string | null> {
  const page = formPage && (await getPageNamed(DEFAULT_LANGUAGE, formPage).catch(() => null))
  return (page && page.form.email) || null
}

/** Sends one e-mail about all that wait for the same recipient. After a failure all e-mails wait. */
async function send(first: queue.QueuedMail, others: readonly queue.QueuedMail[]): Promise<void> {
  const settings = mailSettings(siteEnvironment())
  if (!settings) return
  const { server, from } = settings
  const recipient = await recipientOf(first)
  const recipients = await Promise.all(others.map(recipientOf))
  const mails: queue.Mails = [
    first,
    ...others.filter((_, index) => recipients[index] === recipient),
  ]
  const to = recipient ? [recipient] : settings.to
  const mail = composeMail(mails, studioUrl(), (await getReplyDeadline(english)).replyBy)
  const outcome = await sendBySmtp(server, {
    ...mail,
    from,
    to,
    id: `enquiry-${mails[0].id}`,
  }).catch(describeMailError)
  if ('code' in outcome) return state.delayMails(outcome)
  state.endDelay()
  lastSentAt = performance.now()
  queue.deleteSent(mails)
  log.info({ event: 'mail-sent', enquiries: mails.length })
  state.noteRefusedAddresses(outcome.refused)
}

/** The forms, with their names in the CMS. */
const forms: Record<queue.QueuedMail['collection'], string> = {
  admission: 'the quick form of the home page (list “Home page form”)',
  admission_form: 'the form of the Take Admission page (list “Take Admission”)',
  form_answer: 'a form of the school (list “Answers to forms”)',
}

/**
 * The e-mail about one or more enquiries. It contains nothing that families wrote: e-mails pass
 * other servers and stay in inboxes, where they cannot be erased on request. `replyBy` says when the
 * reply to an enquiry that is received at a time is due.
 */
function composeMail(mails: queue.Mails, studioUrl: string, replyBy: (receivedAt: number) => Date) {
  const { replyBy: promised, receivedAt } = mails[0]
  const due = formatSchoolTime(english, Number(promised ?? replyBy(receivedAt)))
  const received = mails.map(
    ({ id, collection, receivedAt: at }) =>
      `${formatSchoolTime(english, at)}, by ${forms[collection]}:
${studioUrl}/admin/content/${collection}/${id}
`,
  )
  return {
    subject: `${mails.length > 1 ? `${mails.length} new enquiries` : 'New enquiry'}: reply by ${due}`,
    text: `Received, to read in the CMS after signing in:

${received.join('\n')}
Reply by: ${due}

If one is not there yet, the CMS was not available; it will arrive automatically.
To protect their privacy, this e-mail contains nothing about the families.
`,
  }
}
