import 'server-only'
import { requestMails } from '../content/client/principal.ts'
import { runEvery } from '../enquiry/jobs.ts'
import { siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { delayMails, endDelay, isDelayed } from '../server/mail-state.ts'
import { processGlobal } from '../server/process-global.ts'
import { causeOf, describeMailError, sendBySmtp } from '../server/smtp.ts'
import { mailSettings } from '../server/variables.ts'

const ASK_MS = 10_000

/** An e-mail that waits for longer is reported to the office. */
const LATE_MS = 5 * 60_000

const waiting = processGlobal('e-mails of the CMS', () => ({ since: null as number | null }))

/** What the next request reports to the CMS: an answer may be lost after an e-mail was sent. */
const sent = new Set<string>()

/** Sends the e-mails of the CMS to the principal and the office; with the same Message-ID if one is sent again. */
export async function sendMailsOfCms(): Promise<void> {
  const settings = mailSettings(siteEnvironment())
  const known = [...sent]
  const canSend = settings !== null && !isDelayed()
  // While the CMS is down, nothing changes in it.
  const answer = await requestMails(known, canSend).catch(() => null)
  if (!answer) return
  for (const id of known) sent.delete(id)
  waiting.since = answer.since
  if (!settings) return
  for (const { id, to, subject, body } of answer.mails) {
    const mail = {
      id: `principal-${id}`,
      from: settings.from,
      to: to ? [to] : settings.to,
      subject,
    }
    const error: unknown = await sendBySmtp(settings.server, { ...mail, text: body }).then(
      () => null,
      Object,
    )
    if (error) {
      // A refusal of this address says nothing about other e-mails. It is tried again, and reported.
      if (to && causeOf(error) === 'address') continue
      return delayMails(describeMailError(error))
    }
    endDelay()
    sent.add(id)
    log.info({ event: 'principal-mail-sent' })
  }
  if (sent.size > 0) await sendMailsOfCms()
}

/** Asks the CMS for its e-mails, for as long as the process runs. */
export function startMailsOfCms(): void {
  if (siteEnvironment().PREVIEW_SECRET) runEvery(ASK_MS, 'mails-of-cms-not-sent', sendMailsOfCms)
}

/** Whether an e-mail of the CMS has waited for minutes: none is sent, or its reader has no address. */
export const areMailsLate = (): boolean =>
  waiting.since !== null && Date.now() - waiting.since > LATE_MS
