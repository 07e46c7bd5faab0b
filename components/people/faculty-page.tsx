import { t } from '@/lib/messages/messages'
import { FacultyList } from '@/components/people/faculty-list'
import { InsidePage } from '@/components/page/page-body'
import { PageText } from '@/components/page/main-text'
import { listFaculty } from '@/lib/people/faculty'
import type { TemplateProps } from '@/components/page/template'

/** The teachers below the text of the page. */
export async function FacultyPage({ page }: TemplateProps) {
  const staff = await listFaculty()
  return (
    <InsidePage page={page}>
      <PageText page={page} />
      {staff.length > 0 ? <FacultyList staff={staff} /> : <p>{t('faculty.noneYet')}</p>}
    </InsidePage>
  )
}
