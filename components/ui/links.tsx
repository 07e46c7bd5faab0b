import type { ReactNode } from 'react'
import { Icon } from './icon'
import { localLink } from '@/lib/format/local-link'
import type { LocaleProps } from '@/lib/messages/messages'

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
