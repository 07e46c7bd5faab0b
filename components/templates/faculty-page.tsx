import { FacultyTable } from '@/components/faculty/faculty-table'
import { PageBody } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { RichText } from '@/components/ui/rich-text'
import type { Teacher } from '@/lib/cms/faculty'
import type { CmsPage } from '@/lib/cms/pages'
import type { Page } from '@/lib/site/page'

type Props = { page: Page; text: CmsPage | null; staff: readonly Teacher[] }

export function FacultyPage({ page, text, staff }: Props) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        {text?.content && <RichText html={text.content} />}
        {staff.length > 0 ? (
          <FacultyTable staff={staff} />
        ) : (
          <p>The list of teachers will be here. The office answers questions meanwhile.</p>
        )}
      </PageBody>
    </>
  )
}
