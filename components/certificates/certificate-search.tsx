import { EnquiryForm } from '@/components/enquiry/enquiry-form'
import { enquiryTexts, labelFields, LanguageField } from '@/components/enquiry/forms'
import type { TemplateProps } from '@/components/page/main-text'
import { Section } from '@/components/ui/section'
import { hrefOf } from '@/lib/messages/messages'
import { getSchool } from '@/lib/school/school'
import { findCertificate } from '@/lib/certificates/find-certificate'
import { certificateFields } from '@/lib/certificates/fields'

/** The form that finds a transfer certificate by its two numbers. */
export async function CertificateSearch({ locale, page }: TemplateProps) {
  const { phone } = await getSchool(locale.language)
  return (
    <Section id="find" title={locale.t('certificates.title')} className="max-w-measure space-y-4">
      <div className="rounded-card border border-line p-5 md:p-6">
        <EnquiryForm
          formId="certificate"
          fields={labelFields(locale, certificateFields)}
          action={findCertificate}
          path={hrefOf(locale, page)}
          button={locale.t('certificates.button')}
          texts={{
            ...enquiryTexts(locale, phone),
            legend: locale.t('certificates.details'),
            failure: locale.t('certificates.unavailable'),
          }}
          phone={phone}
        >
          <LanguageField locale={locale} />
        </EnquiryForm>
      </div>
    </Section>
  )
}
