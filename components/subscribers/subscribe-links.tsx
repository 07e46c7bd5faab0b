import { Icon } from '@/components/ui/icon'
import { hrefOf, type LocaleProps } from '@/lib/messages/messages'
import { listPages } from '@/lib/pages/pages'
import { getSchool } from '@/lib/school/school'

const link = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-3'

/** The school's WhatsApp Channel, if it has one. */
export const ChannelLink = ({ locale, channel }: LocaleProps & { channel: string | null }) =>
  channel && (
    <a href={channel} className={link}>
      <Icon name="message" className="size-4" />
      {locale.t('noticeMails.channel')}
    </a>
  )

/** The ways in which notices come to a family: by e-mail, if the website can send any, and by WhatsApp. */
export async function SubscribeLinks({ locale }: LocaleProps) {
  const [pages, { whatsappChannel }] = await Promise.all([
    listPages(locale.language),
    getSchool(locale.language),
  ])
  const page = pages.find(({ template }) => template === 'subscribe')
  return (
    <>
      {page && (
        <a href={hrefOf(locale, page)} className={link}>
          <Icon name="mail" className="size-4" />
          {locale.mark(page.title)}
        </a>
      )}
      <ChannelLink locale={locale} channel={whatsappChannel} />
    </>
  )
}
