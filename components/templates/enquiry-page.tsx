import { AdmissionForm } from '@/components/enquiry/admission-form'
import { PageBody } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { RichText } from '@/components/ui/rich-text'
import type { CmsPage } from '@/lib/cms/pages'
import type { Page } from '@/lib/site/page'

type Props = { page: Page; text: CmsPage | null }

export function EnquiryPage({ page, text }: Props) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        {text?.content && <RichText html={text.content} />}
        <div className="max-w-xl rounded-card border border-line p-5 md:p-6">
          <AdmissionForm />
        </div>
      </PageBody>
    </>
  )
}
