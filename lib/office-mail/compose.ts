import { replyByOf } from '../enquiry/stamped-item.ts'
import { formatSchoolTime } from '../format/school-time.ts'
import type { Letter } from './letters.ts'

/** The forms as the office knows them: by name and page, and by their list in the CMS. */
const forms: Record<Letter['collection'], { name: string; from: string }> = {
  admission: {
    name: 'quick form',
    from: 'the quick form of the home page (list “Home page form”)',
  },
  admission_form: {
    name: 'Take Admission form',
    from: 'the form of the Take Admission page (list “Take Admission”)',
  },
}

/**
 * What the office reads. Nothing of what the family wrote is in it: a letter travels through the
 * hands of others and stays in every inbox, where it could not be erased when the family asks.
 */
export function composeLetter(
  { id, collection, receivedAt }: Letter,
  studioUrl: string,
): { subject: string; text: string } {
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
