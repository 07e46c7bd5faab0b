import { FacultyList } from '@/components/faculty/faculty-list'
import { Changed } from '@/components/page/changed'
import { PageBody } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { RichText } from '@/components/ui/rich-text'
import { editable } from '@/lib/content/drafts/editable'
import { listFaculty } from '@/lib/content/collections/faculty'
import { getPage } from '@/lib/content/collections/pages'
import type { TemplateProps } from './template'

/** The teachers, under what the CMS has to say of them. */
export async function FacultyPage({ page, query }: TemplateProps) {
  const [text, staff] = await Promise.all([getPage(page), listFaculty()])
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        {text?.content && (
          <>
            <RichText html={text.content} edits={editable('page', text.id, 'content')} />
            <Changed at={text.changed} />
          </>
        )}
        {staff.length > 0 ? (
          <FacultyList page={page} query={query} staff={staff} />
        ) : (
          <p>The list of teachers will be here. The office answers questions meanwhile.</p>
        )}
      </PageBody>
    </>
  )
}
