import type { ReactNode } from 'react'
import { PageText } from '@/components/text/page-text'
import { RichText } from '@/components/ui/rich-text'
import { getDefaultText } from '@/content/pages/texts'
import { editable } from '@/lib/content/drafts/editable'
import { getPage } from '@/lib/content/collections/pages'
import { getSchool } from '@/lib/content/collections/school'
import { telHref } from '@/lib/format/phone'
import type { Page } from '@/content/pages/page'
import { Changed } from './changed'

type Props = {
  page: Page
  /** What stands below the words, and above the page's own links to where to go next. */
  children?: ReactNode
}

/** The CMS's text of a page and when it changed, or else the page's own, or else where to look meanwhile. */
export async function PageWords({ page, children }: Props) {
  const [text, school] = await Promise.all([getPage(page), getSchool()])
  if (text?.content) {
    return (
      <>
        <RichText html={text.content} edits={editable('page', text.id, 'content')} />
        <Changed at={text.changed} />
        {children}
      </>
    )
  }
  const own = getDefaultText(page, school)
  if (own) return <PageText text={own}>{children}</PageText>
  return (
    <>
      <p>
        The school is preparing this page. Meanwhile, look at the <a href="/notices">notices</a> or
        ask the office at <a href={telHref(school.phone)}>{school.phone}</a>.
      </p>
      {children}
    </>
  )
}
