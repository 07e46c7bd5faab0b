import { sendAdmissionEnquiry } from '@/lib/enquiry/actions'
import { admissionFields } from '@/lib/enquiry/form'
import { Consent } from './consent'
import { EnquiryForm } from './enquiry-form'
import { FormMarks } from './form-marks'

type Props = {
  /** The school's, for whoever wants the details erased. */
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
