import { Changed } from '@/components/page/changed'
import { PageBody } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { RichText } from '@/components/ui/rich-text'
import type { CmsPage } from '@/lib/cms/pages'
import type { School } from '@/lib/cms/school'
import { telHref } from '@/lib/format/phone'
import type { Page } from '@/lib/site/page'

type Props = { page: Page; text: CmsPage | null; school: School }

function Awaiting({ school }: Pick<Props, 'school'>) {
  return (
    <p>
      The school is preparing this page. Meanwhile, look at the <a href="/notices">notices</a> or
      ask the office at <a href={telHref(school.phone)}>{school.phone}</a>.
    </p>
  )
}

/** A page whose body is the CMS's text of its name. */
export function TextPage({ page, text, school }: Props) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        {text?.content ? <RichText html={text.content} /> : <Awaiting school={school} />}
        <Changed at={text?.changed} />
      </PageBody>
    </>
  )
}
