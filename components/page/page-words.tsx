import type { ReactNode } from 'react'
import { PageText } from '@/components/text/text-block'
import { RichText } from '@/components/ui/rich-text'
import type { Page } from '@/content/pages/page'
import { getDefaultText } from '@/content/pages/texts'
import { getPage } from '@/lib/content/collections/pages'
import { getSchool } from '@/lib/content/collections/school'
import { editable } from '@/lib/content/drafts'
import { formatDay } from '@/lib/format/day'
import { telHref } from '@/lib/format/phone'

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

/** When the text of a page last changed, for readers who must know whether it is current. */
export function Changed({ at }: { at: string | null | undefined }) {
  if (!at) return null
  return (
    <p className="text-sm text-ink-soft">
      Last changed on <time dateTime={at}>{formatDay(at.slice(0, 10))}</time>
    </p>
  )
}
