import { MembersTable } from '@/components/members/members-table'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { TextBlock } from '@/components/text/text-block'
import { getBody } from '@/content/pages/administration/bodies'
import type { TemplateProps } from './template'

/** A body of the school: what it does, who its members are, and where to go next. */
export async function MembersPage({ page }: TemplateProps) {
  const body = getBody(page.row)
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        {body.membersFirst && <MembersTable body={body} />}
        <PageWords page={page} />
        {!body.membersFirst && <MembersTable body={body} />}
        <TextBlock block={{ kind: 'links', items: body.links }} />
      </PageBody>
    </>
  )
}
