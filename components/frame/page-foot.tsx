import type { Locale } from '@/lib/messages/messages'
import { hrefOf } from '@/lib/format/href'
import type { Page, PageTable } from '@/lib/pages/pages'

type Props = {
  locale: Locale
  page: Page
  pages: PageTable
  /** The path of this screen in the first language. */
  href: string
}

/** Leads to the form about this page, where a button sends: a link changes nothing. */
export function PageFoot({ locale, page, pages, href }: Props) {
  const form = pages.pages.find(({ template }) => template === 'feedback')
  if (!form || page.template === 'feedback' || page.template === 'search') return null
  const { foot, yes, no, report } = locale.messages.forms.feedback
  const address = `${hrefOf(locale, form)}?page=${encodeURIComponent(decodeURI(href.split('?')[0] ?? ''))}`
  return (
    <p className="page-foot no-print page-width">
      {foot}{' '}
      <a rel="nofollow" href={`${address}&useful=yes`}>
        {yes}
      </a>{' '}
      <a rel="nofollow" href={`${address}&useful=no`}>
        {no}
      </a>{' '}
      <a rel="nofollow" href={address}>
        {report}
      </a>
    </p>
  )
}
