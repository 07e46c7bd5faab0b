import { getPageAt } from '@/content/pages'
import { privacyNotice } from '@/content/pages/general/privacy-policy'
import { hrefOf } from '@/content/pages/page'
import { sendAdmissionEnquiry, sendQuickEnquiry } from '@/lib/enquiry/actions'
import { admissionFields, quickFields, HONEYPOT_FIELD, TOKEN_FIELD } from '@/lib/enquiry/form'
import { makeFormToken } from '@/lib/enquiry/spam-signals'
import { EnquiryForm } from './enquiry-form'

type Props = {
  /** The school's, for a parent who wants the details erased. */
  email: string
  /** The school's, for when the form cannot be sent. */
  phone: string
}

/** The admission enquiry of /TakeAdmission. */
export function AdmissionForm({ email, phone }: Props) {
  return (
    <EnquiryForm
      formId="enquiry"
      fields={admissionFields}
      action={sendAdmissionEnquiry}
      phone={phone}
      button="Send admission enquiry"
    >
      <FormMarks formId="enquiry" />
      <Consent email={email} />
    </EnquiryForm>
  )
}

type QuickFormProps = {
  /** The school's, for a parent who wants the details erased. */
  email: string
  /** The school's, for when the form cannot be sent. */
  phone: string
}

/** The short admission enquiry of the home page. */
export function QuickForm({ email, phone }: QuickFormProps) {
  return (
    <EnquiryForm
      formId="quick"
      fields={quickFields}
      action={sendQuickEnquiry}
      phone={phone}
      button="Send enquiry"
      columns
    >
      <FormMarks formId="quick" />
      <Consent email={email} />
    </EnquiryForm>
  )
}

type ConsentProps = { email: string }

/** What the sender confirms, what becomes of the details, and where the whole notice is. */
function Consent({ email }: ConsentProps) {
  const [before, after] = privacyNotice.text.split('{email}')
  return (
    <p className="text-sm text-ink-soft">
      {before}
      <a href={`mailto:${email}`} className="wrap-anywhere underline">
        {email}
      </a>
      {after} <a href={hrefOf(getPageAt('/Privery_policy'))}>{privacyNotice.link}</a>
    </p>
  )
}

type FormMarksProps = { formId: string }

/** What tells a form that a person filled on this site: a field to leave alone, and a signature. */
function FormMarks({ formId }: FormMarksProps) {
  const id = `${formId}-${HONEYPOT_FIELD}`
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} value={makeFormToken()} />
      <p aria-hidden="true" className="sr-only">
        <label htmlFor={id}>Leave this empty</label>
        <input id={id} name={HONEYPOT_FIELD} autoComplete="off" tabIndex={-1} />
      </p>
    </>
  )
}
