import { sendQuickEnquiry } from '@/lib/enquiry/actions'
import { quickFields } from '@/lib/enquiry/form'
import { Consent } from './consent'
import { EnquiryForm } from './enquiry-form'
import { FormMarks } from './form-marks'

type Props = {
  /** The school's, for whoever wants the details erased. */
  email: string
  /** The school's, for when the form cannot be sent. */
  phone: string
}

/** The short admission enquiry of the home page. */
export function QuickForm({ email, phone }: Props) {
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
