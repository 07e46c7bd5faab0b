import { FacultyList } from '@/components/people/faculty-list'
import { InsidePage } from '@/components/page/page-body'
import { PageText } from '@/components/page/main-text'
import { listFaculty } from '@/lib/people/faculty'
import type { TemplateProps } from '@/components/page/template'

/** The teachers below the text of the page. */
export async function FacultyPage({ locale, page }: TemplateProps) {
  const staff = await listFaculty(locale.language)
  return (
    <InsidePage locale={locale} page={page}>
      <PageText locale={locale} page={page} />
      {staff.length > 0 ? (
        <FacultyList locale={locale} staff={staff} />
      ) : (
        <p>{locale.t('faculty.noneYet')}</p>
      )}
    </InsidePage>
  )
}
