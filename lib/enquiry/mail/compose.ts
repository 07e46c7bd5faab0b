import { replyByOf } from '../cms-record.ts'
import { formatSchoolClock, formatSchoolTime } from '../../format/day.ts'
import type { QueuedMail } from '../outbox/mail-queue.ts'

/** The forms as the office knows them: by name and page, and by their list in the CMS. */
const forms: Record<QueuedMail['collection'], { name: string; from: string }> = {
  admission: {
    name: 'quick form',
    from: 'the quick form of the home page (list “Home page form”)',
  },
  admission_form: {
    name: 'Take Admission form',
    from: 'the form of the Take Admission page (list “Take Admission”)',
  },
}

type Mail = { subject: string; text: string }

/**
 * What the office reads. Nothing of what the family wrote is in it: a letter travels through the
 * hands of others and stays in every inbox, where it could not be erased when the family asks.
 */
export function composeMail({ id, collection, receivedAt }: QueuedMail, studioUrl: string): Mail {
  const { name, from } = forms[collection]
  const replyBy = formatSchoolTime(replyByOf(receivedAt))
  return {
    subject: `New enquiry (${name}): reply by ${replyBy}`,
    text: [
      `An enquiry has come by ${from}.`,
      '',
      `Received: ${formatSchoolTime(receivedAt)}`,
      `Reply promised by: ${replyBy}`,
      '',
      'Read it in the CMS, after signing in:',
      `${studioUrl}/admin/content/${collection}/${id}`,
      '',
      'If it is not there yet, the CMS was out of reach, and it arrives by itself.',
      'On purpose this letter says nothing about the family.',
      '',
    ].join('\n'),
  }
}

/** One e-mail about many enquiries, of which the office would not read as many e-mails. */
export function composeDigest(
  letters: readonly [QueuedMail, ...QueuedMail[]],
  studioUrl: string,
): Mail {
  const first = Math.min(...letters.map(({ receivedAt }) => receivedAt))
  const lists = (['admission', 'admission_form'] as const).flatMap((collection) => {
    const count = letters.filter((letter) => letter.collection === collection).length
    if (count === 0) return []
    return [
      '',
      `${count} by ${forms[collection].from}:`,
      `${studioUrl}/admin/content/${collection}`,
    ]
  })
  return {
    subject: `${letters.length} new enquiries since ${formatSchoolClock(first)}`,
    text: [
      `${letters.length} enquiries have come since ${formatSchoolTime(first)}.`,
      'So many came in the last hour that this e-mail is about all of them.',
      '',
      `First reply promised by: ${formatSchoolTime(replyByOf(first))}`,
      '',
      'Read them in the CMS, after signing in:',
      ...lists,
      '',
      'On purpose this e-mail says nothing about the families.',
      '',
    ].join('\n'),
  }
}
