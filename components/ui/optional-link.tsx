import { localLink } from '@/lib/format/local-link'
import type { LocaleProps } from '@/lib/messages/messages'

type Props = LocaleProps & { text: string; link: string | null; className: string }

/** A text that the school wrote, which leads to its page if it has a link. */
export function OptionalLink({ locale, text, link, className }: Props) {
  if (!link) return locale.mark(text)
  return (
    <a href={localLink(locale, link)} className={className}>
      {locale.mark(text)}
    </a>
  )
}
