import { PageLink } from '@/components/page/page-link'
import { enquiryMessages } from '@/content/enquiry-messages'
import { privacyNotice } from '@/content/pages/general/privacy-policy'
import type { School } from '@/lib/content/collections/school'
import { sendAdmissionEnquiry, sendQuickEnquiry } from '@/lib/enquiry/actions'
import { admissionFields, quickFields, HONEYPOT_FIELD, TOKEN_FIELD } from '@/lib/enquiry/form'
import { makeFormToken } from '@/lib/enquiry/spam-signals'
import { EnquiryForm } from './enquiry-form'

const forms = {
  /** The admission enquiry of /TakeAdmission. */
  enquiry: {
    fields: admissionFields,
    action: sendAdmissionEnquiry,
    button: 'Send admission enquiry',
  },
  /** The short form of the home page. */
  quick: { fields: quickFields, action: sendQuickEnquiry, button: 'Send enquiry', columns: true },
}

/** The texts of a form for enquiries. */
export const enquiryTexts = {
  legend: enquiryMessages.details,
  correct: enquiryMessages.correct,
  failure: enquiryMessages.notSaved,
  advice: enquiryMessages.failureAdvice,
}

type Props = { formId: keyof typeof forms; school: Pick<School, 'email' | 'phone'> }

/** The admission enquiry, with the declaration and the link to the privacy notice. */
export function AdmissionForm({ formId, school: { email, phone } }: Props) {
  const [before, after] = privacyNotice.text.split('{email}')
  return (
    <EnquiryForm formId={formId} {...forms[formId]} texts={enquiryTexts} phone={phone}>
      <SpamFields id={`${formId}-${HONEYPOT_FIELD}`} />
      <p className="text-sm text-ink-soft">
        {before}
        <a href={`mailto:${email}`} className="wrap-anywhere underline">
          {email}
        </a>
        {after} <PageLink name="privacy_policy">{privacyNotice.link}</PageLink>
      </p>
    </EnquiryForm>
  )
}

/** Hidden fields against spam: a honeypot, and a signed token of the time of rendering. */
function SpamFields({ id }: { id: string }) {
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} value={makeFormToken()} />
      <p aria-hidden="true" className="sr-only">
        <label htmlFor={id}>Leave this empty</label>
        <input type="text" id={id} name={HONEYPOT_FIELD} autoComplete="off" tabIndex={-1} />
      </p>
    </>
  )
}
