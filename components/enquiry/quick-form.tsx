import { sendQuickEnquiry } from '@/lib/enquiry/actions'
import { quickFields } from '@/lib/enquiry/fields'
import { Consent } from './consent'
import { EnquiryForm } from './enquiry-form'
import { FormMarks } from './form-marks'

type Props = {
  /** The school's, for whoever wants the details erased. */
  email: string
}

/** The short admission enquiry of the home page. */
export function QuickForm({ email }: Props) {
  return (
    <EnquiryForm
      formId="quick"
      fields={quickFields}
      send={sendQuickEnquiry}
      button="Send enquiry"
      columns
    >
      <FormMarks formId="quick" />
      <Consent email={email} />
    </EnquiryForm>
  )
}
