import 'server-only'
import { getSchool, type School } from '../../school/school.ts'
import { formatDay } from '../../messages/days.ts'
import type { Locale } from '../../messages/messages.ts'
import { localTimes } from '../../messages/times.ts'
import { replyTimeOf } from '../../messages/values.ts'
import { getKeptLocale } from '../../pages/languages.ts'
import { siteEnvironment } from '../../server/environment.ts'
import { log } from '../../server/log.ts'
import { delayMails, isDelayed } from '../../server/mail-state.ts'
import { causeOf, describeMailError, sendBySmtp } from '../../server/smtp.ts'
import { mailSettings } from '../../server/variables.ts'
import { isClockSuspect } from '../outbox/erasure.ts'
import * as queue from '../outbox/mails.ts'
import { inOutbox, referenceOf } from '../outbox/enquiries.ts'
import { schoolDay } from 'school-schema/day'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'

/** Sends the acknowledgements that are due; with the same Message-ID if one is sent again. */
export async function sendAcknowledgements(): Promise<void> {
  const { SITE_URL, ...environment } = siteEnvironment()
  const settings = mailSettings(environment)
  if (!settings || isDelayed()) return
  if (!inOutbox(isClockSuspect)) queue.deleteOldAcknowledgements(Date.now())
  const due = queue.listDueAcknowledgements(Date.now())
  // They wait until the website has the school's name and telephone.
  if (due.length === 0 || !(await getSchool(DEFAULT_LANGUAGE).catch(() => null))) return
  const { server, from } = settings
  for (const each of due) {
    const { id, recipient, language } = each
    const locale = await getKeptLocale(language)
    const site = SITE_URL + locale.path('')
    const mail = composeAcknowledgement(locale, each, await getSchool(locale.language), site)
    const error: unknown = await sendBySmtp(server, {
      ...mail,
      from,
      to: [recipient],
      id: `acknowledgement-${id}`,
    }).then(() => null, Object)
    // A refusal of one address says nothing about other e-mails.
    if (error && causeOf(error) !== 'address') return delayMails(describeMailError(error))
    queue.settleAcknowledgement(id)
    log.info({ event: error ? 'acknowledgement-refused' : 'acknowledgement-sent' })
  }
}

/**
 * The e-mail that an enquiry has arrived. It contains nothing that the sender wrote: anybody can
 * enter an address that is not theirs.
 */
function composeAcknowledgement(
  locale: Locale,
  { id, form }: queue.Acknowledgement,
  school: School,
  site: string,
) {
  const { name, phone, email, officeHours: hours } = school
  const number = referenceOf(id)
  const lines = [
    locale.t('acknowledgement.greeting'),
    ...(form
      ? [
          locale.t('acknowledgement.formThanks', { school: name, number, form: form.title }),
          locale.t('acknowledgement.formNext', { day: formatDay(locale, schoolDay(form.replyBy)) }),
        ]
      : [
          locale.t('acknowledgement.thanks', { school: name, number }),
          locale.t('acknowledgement.next', { time: replyTimeOf(locale, school) }),
        ]),
    hours && locale.t('acknowledgement.hours', { hours: localTimes(locale, hours) }),
    phone && locale.t('acknowledgement.phone', { phone }),
    email && locale.t('acknowledgement.address', { email }),
    locale.t(form ? 'acknowledgement.formEnd' : 'acknowledgement.end', { site }),
  ]
  return {
    subject: locale.t(form ? 'acknowledgement.formSubject' : 'acknowledgement.subject', {
      school: name,
      number,
    }),
    text: `${lines.filter(Boolean).join('\n\n')}\n`,
  }
}
