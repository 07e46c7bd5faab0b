import { FacultyList } from '@/components/faculty/faculty-list'
import { MembersTable } from '@/components/members/members-table'
import { InsidePage } from '@/components/page/page-body'
import { Changed, PageWords } from '@/components/page/page-words'
import { TextBlock } from '@/components/text/text-block'
import { RichText } from '@/components/ui/rich-text'
import { getBody } from '@/content/pages/administration/bodies'
import { listFaculty } from '@/lib/content/collections/faculty'
import { getPage } from '@/lib/content/collections/pages'
import { editable } from '@/lib/content/drafts'
import type { TemplateProps } from './template'

/** The teachers, under what the CMS has to say of them. */
export async function FacultyPage({ page, query }: TemplateProps) {
  const [text, staff] = await Promise.all([getPage(page), listFaculty()])
  return (
    <InsidePage page={page}>
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
    </InsidePage>
  )
}

/** A body of the school: what it does, who its members are, and where to go next. */
export async function MembersPage({ page }: TemplateProps) {
  const body = getBody(page.row)
  return (
    <InsidePage page={page}>
      {body.membersFirst && <MembersTable body={body} />}
      <PageWords page={page} />
      {!body.membersFirst && <MembersTable body={body} />}
      <TextBlock block={{ kind: 'links', items: body.links }} />
    </InsidePage>
  )
}
