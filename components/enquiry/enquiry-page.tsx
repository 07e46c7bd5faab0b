import { AdmissionForm } from '@/components/enquiry/forms'
import { InsidePage } from '@/components/page/page-body'
import { MainText, type TemplateProps } from '@/components/page/main-text'
import { getSchool } from '@/lib/school/school'
import { AdmissionAtAGlance } from '@/components/admission/admission-facts'

/** The admission enquiry, then the text and the sections of the page. */
export async function EnquiryPage({ locale, page }: TemplateProps) {
  const school = await getSchool(locale.language)
  return (
    <InsidePage locale={locale} page={page}>
      <div className="grid items-start gap-8 md:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="rounded-card border border-line p-5 md:p-6">
          <AdmissionForm locale={locale} formId="enquiry" school={school} path={page.path} />
        </div>
        <AdmissionAtAGlance locale={locale} school={school} />
      </div>
      <MainText locale={locale} page={page} />
    </InsidePage>
  )
}
