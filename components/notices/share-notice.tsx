import { Icon } from '@/components/ui/icon'
import { sharing } from '@/content/pages/general/notices'
import type { Notice } from '@/lib/content/collections/notices'
import { siteEnvironment } from '@/lib/server/environment'
import { noticeHref } from '@/lib/content/notices/archive'
import { whatsappHref } from '@/lib/format/phone'
import { ShareButtons } from './share-buttons'

type Props = { notice: Pick<Notice, 'id' | 'title'> }

/** The ways to pass a notice on. The buttons come where the browser can do what they say. */
export function ShareNotice({ notice }: Props) {
  const address = siteEnvironment().SITE_URL + noticeHref(notice)
  return (
    <section
      aria-label={sharing.title}
      className="no-print flex flex-wrap content-start items-center gap-3 max-sm:min-h-25 max-sm:noscript:min-h-0"
    >
      <a
        href={whatsappHref(notice.title, address)}
        rel="noopener noreferrer"
        className="button-quiet"
      >
        <Icon name="message" />
        {sharing.whatsapp}
      </a>
      <ShareButtons
        title={notice.title}
        address={address}
        words={sharing}
        icons={{ share: <Icon name="share" />, copy: <Icon name="copy" /> }}
      />
    </section>
  )
}
