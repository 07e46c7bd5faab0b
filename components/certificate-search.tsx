import { t } from '@/lib/messages/messages'
import { EnquiryForm } from '@/components/enquiry/enquiry-form'
import { LanguageField } from '@/components/enquiry/forms'
import { enquiryTexts, labelFields } from '@/components/enquiry/form-texts'
import { Section } from '@/components/ui/section'
import { getSchool } from '@/lib/school/school'
import { findCertificate } from '@/lib/enquiry/certificates'
import { certificateFields } from '@/lib/enquiry/form'

/** The form that finds a transfer certificate by its two numbers. */
export async function CertificateSearch() {
  const { phone } = await getSchool()
  return (
    <Section id="find" title={t('certificates.title')} className="max-w-measure space-y-4">
      <div className="rounded-card border border-line p-5 md:p-6">
        <EnquiryForm
          formId="certificate"
          fields={labelFields(certificateFields)}
          action={findCertificate}
          button={t('certificates.button')}
          texts={{
            ...enquiryTexts(phone),
            legend: t('certificates.details'),
            failure: t('certificates.unavailable'),
          }}
          phone={phone}
        >
          <LanguageField />
        </EnquiryForm>
      </div>
    </Section>
  )
}
