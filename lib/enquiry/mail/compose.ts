import { formatSchoolTime } from '../../messages/days.ts'
import type { Mails, QueuedMail } from '../outbox/mails.ts'
import { english } from '../../messages/messages.ts'

/** The forms, with their names in the CMS. */
const forms: Record<QueuedMail['collection'], string> = {
  admission: 'the quick form of the home page (list “Home page form”)',
  admission_form: 'the form of the Take Admission page (list “Take Admission”)',
  form_answer: 'a form of the school (list “Answers to forms”)',
}

/**
 * The e-mail about one or more enquiries. It contains nothing that families wrote: e-mails pass
 * other servers and stay in inboxes, where they cannot be erased on request. `replyBy` says when the
 * reply to an enquiry that is received at a time is due.
 */
export function composeMail(
  mails: Mails,
  studioUrl: string,
  replyBy: (receivedAt: number) => Date,
) {
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
