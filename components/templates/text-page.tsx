import { Changed } from '@/components/page/changed'
import { PageBody } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { PageText } from '@/components/text/page-text'
import { RichText } from '@/components/ui/rich-text'
import { getDefaultText } from '@/content/pages'
import type { CmsPage } from '@/lib/cms/pages'
import type { School } from '@/lib/cms/school'
import { telHref } from '@/lib/format/phone'
import type { Page } from '@/lib/site/page'

type Props = { page: Page; text: CmsPage | null; school: School }

/** The body: the CMS's text, or else the page's own, or else where to look meanwhile. */
function Body({ page, text, school }: Props) {
  if (text?.content) return <RichText html={text.content} />
  const own = getDefaultText(page.row, school)
  if (own) return <PageText text={own} />
  return (
    <p>
      The school is preparing this page. Meanwhile, look at the <a href="/notices">notices</a> or
      ask the office at <a href={telHref(school.phone)}>{school.phone}</a>.
    </p>
  )
}

/** A page of text. A row of the CMS of the page's name goes before what the site itself says. */
export function TextPage({ page, text, school }: Props) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        <Body page={page} text={text} school={school} />
        <Changed at={text?.changed} />
      </PageBody>
    </>
  )
}
