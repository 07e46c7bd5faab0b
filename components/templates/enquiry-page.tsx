import { AdmissionForm } from '@/components/enquiry/admission-form'
import { PageBody } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { RichText } from '@/components/ui/rich-text'
import { editable } from '@/lib/content/drafts/editable'
import { getPage } from '@/lib/content/collections/pages'
import { getSchool } from '@/lib/content/collections/school'
import type { TemplateProps } from './template'

export async function EnquiryPage({ page }: TemplateProps) {
  const [text, school] = await Promise.all([getPage(page), getSchool()])
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        {text?.content && (
          <RichText html={text.content} edits={editable('page', text.id, 'content')} />
        )}
        <div className="max-w-xl rounded-card border border-line p-5 md:p-6">
          <AdmissionForm email={school.email} phone={school.phone} />
        </div>
      </PageBody>
    </>
  )
}
