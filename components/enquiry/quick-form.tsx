import { sendQuickEnquiry } from '@/lib/enquiry/actions'
import { quickFields } from '@/lib/enquiry/fields'
import { Consent } from './consent'
import { EnquiryForm } from './enquiry-form'

/** The short admission enquiry of the home page. */
export function QuickForm() {
  return (
    <EnquiryForm
      formId="quick"
      fields={quickFields}
      send={sendQuickEnquiry}
      button="Send enquiry"
      columns
    >
      <Consent />
    </EnquiryForm>
  )
}
