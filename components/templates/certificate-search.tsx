import { EnquiryForm } from '@/components/enquiry/enquiry-form'
import { enquiryTexts } from '@/components/enquiry/forms'
import { Section } from '@/components/ui/section'
import { certificateMessages as messages } from '@/content/certificate-messages'
import { getSchool } from '@/lib/content/collections/school'
import { findCertificate } from '@/lib/enquiry/certificates'
import { certificateFields } from '@/lib/enquiry/form'

/** The form that finds a transfer certificate by its two numbers. */
export async function CertificateSearch() {
  const { phone } = await getSchool()
  return (
    <Section id="find" title={messages.title} className="max-w-measure space-y-4">
      <div className="rounded-card border border-line p-5 md:p-6">
        <EnquiryForm
          formId="certificate"
          fields={certificateFields}
          action={findCertificate}
          button={messages.button}
          texts={{ ...enquiryTexts, legend: messages.details, failure: messages.unavailable }}
          phone={phone}
        />
      </div>
    </Section>
  )
}
