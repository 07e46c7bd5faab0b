import { PageText } from '@/components/text/page-text'
import { RichText } from '@/components/ui/rich-text'
import { getDefaultText } from '@/content/pages'
import type { CmsPage } from '@/lib/cms/pages'
import type { School } from '@/lib/cms/school'
import { telHref } from '@/lib/format/phone'
import type { Page } from '@/lib/site/page'

export type PageWordsProps = { page: Page; text: CmsPage | null; school: School }

/** The CMS's text of a page, or else the page's own, or else where to look meanwhile. */
export function PageWords({ page, text, school }: PageWordsProps) {
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
