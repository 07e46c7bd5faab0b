import type { School } from '../../content/collections/school.ts'
import { t } from '../../messages/messages.ts'
import { replyTimeOf } from '../../messages/values.ts'
import { referenceOf } from '../outbox/reference.ts'

/**
 * The e-mail that an enquiry has arrived. It contains nothing that the sender wrote: anybody can
 * enter the address of a stranger.
 */
export function composeAcknowledgement(id: string, school: School, site: string) {
  const { name, phone, email, officeHours: hours } = school
  const number = referenceOf(id)
  const lines = [
    t('acknowledgement.greeting'),
    t('acknowledgement.thanks', { school: name, number }),
    t('acknowledgement.next', { time: replyTimeOf(school) }),
    hours && t('acknowledgement.hours', { hours }),
    phone && t('acknowledgement.phone', { phone }),
    email && t('acknowledgement.address', { email }),
    t('acknowledgement.end', { site }),
  ]
  return {
    subject: t('acknowledgement.subject', { school: name, number }),
    text: `${lines.filter(Boolean).join('\n\n')}\n`,
  }
}
