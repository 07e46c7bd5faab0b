import type { LocaleProps } from '@/lib/messages/messages'
import { Icon } from '@/components/ui/icon'
import { getSchool } from '@/lib/school/school'
import { telHref } from '@/lib/format/phone'

/** The link to the board's e-books with its host, or whom to ask for it. */
export async function EbooksLink({ locale }: LocaleProps) {
  const { ebooksUrl, phone } = await getSchool(locale.language)
  if (!ebooksUrl) {
    return <p>{locale.rich('ebooks.ask', { phone: () => <a href={telHref(phone)}>{phone}</a> })}</p>
  }
  return (
    <p className="max-w-measure rounded-card border border-flame/30 bg-flame-tint p-5 md:p-6">
      <a href={ebooksUrl} rel="noopener" className="button">
        {locale.t('ebooks.link')}
        <Icon name="external" />
      </a>
      <span className="mt-2 block text-ink-soft">
        {locale.t('ebooks.opens', { host: new URL(ebooksUrl).host })}
      </span>
    </p>
  )
}
