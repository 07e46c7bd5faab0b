import { sendAdmissionEnquiry } from '@/lib/enquiry/actions'
import { admissionFields } from '@/lib/enquiry/fields'
import { Consent } from './consent'
import { EnquiryForm } from './enquiry-form'

/** The admission enquiry of /TakeAdmission. */
export function AdmissionForm() {
  return (
    <EnquiryForm
      formId="enquiry"
      fields={admissionFields}
      send={sendAdmissionEnquiry}
      button="Send admission enquiry"
    >
      <Consent />
    </EnquiryForm>
  )
}
