import { formatSchoolClock, formatSchoolTime } from 'school-schema/day'
import type { Mails, QueuedMail } from '../outbox/mail-queue.ts'

/** The names of the forms, with their page and their collection in the CMS. */
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
 * The e-mail about one or more enquiries. It contains nothing that families wrote: e-mails pass
 * other servers and stay in inboxes, where they cannot be erased on request. `replyMs` is the
 * promised time of reply.
 */
export const composeMail = (mails: Mails, studioUrl: string, replyMs: number): Mail =>
  mails.length > 1 ? aboutMany(mails, studioUrl, replyMs) : aboutOne(mails[0], studioUrl, replyMs)

function aboutOne(
  { id, collection, receivedAt }: QueuedMail,
  studioUrl: string,
  replyMs: number,
): Mail {
  const { name, from } = forms[collection]
  const replyBy = formatSchoolTime(receivedAt + replyMs)
  return {
    subject: `New enquiry (${name}): reply by ${replyBy}`,
    text: `A new enquiry was received by ${from}.

Received: ${formatSchoolTime(receivedAt)}
Reply promised by: ${replyBy}

Read it in the CMS, after signing in:
${studioUrl}/admin/content/${collection}/${id}

If it is not there yet, the CMS was not available; it will arrive automatically.
To protect their privacy, this e-mail contains nothing about the family.
`,
  }
}

function aboutMany(mails: Mails, studioUrl: string, replyMs: number): Mail {
  const first = Math.min(...mails.map(({ receivedAt }) => receivedAt))
  const lists = (['admission', 'admission_form'] as const).map((collection) => {
    const count = mails.filter((mail) => mail.collection === collection).length
    const { from } = forms[collection]
    return count > 0 && `\n${count} by ${from}:\n${studioUrl}/admin/content/${collection}\n`
  })
  return {
    subject: `${mails.length} new enquiries since ${formatSchoolClock(first)}`,
    text: `${mails.length} enquiries were received since ${formatSchoolTime(first)}.
This e-mail is about all of them, as there were many in the last hour.

First reply promised by: ${formatSchoolTime(first + replyMs)}

Read them in the CMS, after signing in:
${lists.filter(Boolean).join('')}
To protect their privacy, this e-mail contains nothing about the families.
`,
  }
}
