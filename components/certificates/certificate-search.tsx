import { t } from '@/lib/messages/messages'
import { EnquiryForm } from '@/components/enquiry/enquiry-form'
import { enquiryTexts, labelFields, LanguageField } from '@/components/enquiry/forms'
import type { TemplateProps } from '@/components/page/template'
import { Section } from '@/components/ui/section'
import { hrefOf } from '@/lib/format/href'
import { getSchool } from '@/lib/school/school'
import { findCertificate } from '@/lib/certificates/find-certificate'
import { certificateFields } from '@/lib/certificates/fields'

/** The form that finds a transfer certificate by its two numbers. */
export async function CertificateSearch({ page }: TemplateProps) {
  const { phone } = await getSchool()
  return (
    <Section id="find" title={t('certificates.title')} className="max-w-measure space-y-4">
      <div className="rounded-card border border-line p-5 md:p-6">
        <EnquiryForm
          formId="certificate"
          fields={labelFields(certificateFields)}
          action={findCertificate}
          path={hrefOf(page)}
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
