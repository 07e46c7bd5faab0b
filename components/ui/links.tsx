import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { PageDocument } from '@/lib/feeds/documents'
import { localLink } from '@/lib/format/local-link'
import { telHref } from '@/lib/format/phone'
import { hrefOf, type Locale, type LocaleProps } from '@/lib/messages/messages'
import { getPageNamed } from '@/lib/pages/pages'

type OptionalProps = LocaleProps & { text: string; link: string | null; className: string }

/** A text that the school wrote, which leads to its page if it has a link. */
export function OptionalLink({ locale, text, link, className }: OptionalProps) {
  if (!link) return locale.mark(text)
  return (
    <a href={localLink(locale, link)} className={className}>
      {locale.mark(text)}
    </a>
  )
}

type FileProps = { href: string; title: ReactNode; kind: string }

/** A link to a file with its type and size, so that visitors know what they download. */
export function FileLink({ href, title, kind }: FileProps) {
  return (
    <a href={href} download className="button-quiet max-w-full wrap-anywhere">
      <Icon name="download" />
      <span>
        {title} <span className="font-normal">({kind})</span>
      </span>
    </a>
  )
}

type DocumentProps = LocaleProps & PageDocument & { until?: string | null }

/** A link to a document, on a separate line; one of another website has no type. */
export const DocumentLink = ({ locale, href, title, kind, until }: DocumentProps) => (
  <p data-until={until}>
    {kind ? (
      <FileLink href={href} title={locale.mark(title)} kind={kind} />
    ) : (
      <a href={href}>{locale.mark(title)}</a>
    )}
  </p>
)

/** The links in a message that says where to look or to ask: the notices, and the telephone. */
export const askLinks = (locale: Locale, phone: string) => ({
  notices: (text: ReactNode) => <a href={locale.path('/notices')}>{text}</a>,
  phone: () => <a href={telHref(phone)}>{phone}</a>,
})

type Props = {
  locale: Locale
  /** The name of the page in the CMS. */
  name: string
  className?: string
  children: ReactNode
}

/** A link to a page that a school may not have: nothing then. */
export async function PageLink({ locale, name, className, children }: Props) {
  const page = await getPageNamed(locale.language, name)
  if (!page) return null
  return (
    <a href={hrefOf(locale, page)} className={className}>
      {children}
    </a>
  )
}
